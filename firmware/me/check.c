#include "check.h"

#include <stdbool.h>

#include "compiler.h"

#define KNOWN_FLAGS                                                                             \
	(MTIA_WQE_FLAG_WQE_SYNC | MTIA_WQE_FLAG_FENCE | MTIA_WQE_FLAG_RX_SYNC |                     \
	 MTIA_WQE_FLAG_TX_SYNC | MTIA_WQE_FLAG_SYNC)
#define RESERVED_FLAGS ((MTIA_WQE_FLAGS_MASK & ~KNOWN_FLAGS) << MTIA_WQE_FLAGS_SHIFT)
#define RESERVED_CODES (MTIA_WQE_RESERVED_1_MASK << MTIA_WQE_RESERVED_1_SHIFT)

struct bounds bounds_of(uint64_t end)
{
	uint32_t high = (uint32_t)(end >> 32);

	return (struct bounds){ .end = end, .near = high ? high - 1 : 0 };
}

/* Whether `bytes` at `address` end at or below the end. The first line settles nearly all at little
 * cost: more than 4 GB, the most that `bytes` can be, lie between the address and the end. */
static inline bool within(uint64_t address, uint32_t bytes, const struct bounds *bounds)
{
	if ((uint32_t)(address >> 32) < bounds->near)
		return true;
	return bytes <= bounds->end && address <= bounds->end - bytes;
}

/* The same with all addresses that there are, for buffers of peers. */
#define LAST_ADDRESS (1ull << MTIA_NMC_ADDRESS_BITS)
#define LAST_NEAR ((uint32_t)(LAST_ADDRESS >> 32) ? (uint32_t)(LAST_ADDRESS >> 32) - 1 : 0)
static const struct bounds everything = { .end = LAST_ADDRESS, .near = LAST_NEAR };

static inline uint32_t check_network(const struct wqe *wqe, uint32_t kind, const struct bounds *bounds)
{
	uint32_t pair = WQE_FIELD(QP, wqe->codes) & ((1u << MTIA_QP_PAIR_BITS) - 1);
	uint32_t nic = WQE_FIELD(QP, wqe->codes) >> MTIA_QP_PAIR_BITS;

	/* The other two may hand over an immediate alone. */
	if (wqe->length == 0 && (kind == MTIA_WQE_SEND || kind == MTIA_WQE_WRITE))
		return MTIA_WQE_FAULT_ZERO_LENGTH;
	if (!within(wqe->a, wqe->length, bounds))
		return MTIA_WQE_FAULT_OUT_OF_BOUNDS;
	if (kind >= MTIA_WQE_WRITE && !within(wqe->b, wqe->length, &everything))
		return MTIA_WQE_FAULT_OUT_OF_BOUNDS;
	if (nic >= MTIA_NIC_COUNT || pair >= MTIA_NIC_QUEUE_PAIRS)
		return MTIA_WQE_FAULT_BAD_QUEUE_PAIR;
	return 0;
}

/* Whether the NMC cannot express a length; on some chips it expresses all. */
static inline bool too_long(uint32_t length)
{
	return (uint64_t)length >> MTIA_NMC_LENGTH_BITS != 0;
}

OUT_OF_LINE static uint32_t check_reduce(const struct wqe *wqe, const struct bounds *bounds)
{
	uint32_t dtype = WQE_FIELD(DTYPE, wqe->codes);
	uint32_t element;

	if (wqe->length == 0)
		return MTIA_WQE_FAULT_ZERO_LENGTH;
	if (dtype == MTIA_NMC_DTYPE_FP32)
		element = 4;
	else if (dtype == MTIA_NMC_DTYPE_BF16 || dtype == MTIA_NMC_DTYPE_FP16)
		element = 2;
	else
		return MTIA_WQE_FAULT_BAD_TYPE;
	if (((uint32_t)(wqe->a | wqe->b | wqe->s) | wqe->length) % element != 0)
		return MTIA_WQE_FAULT_MISALIGNED;
	if (!within(wqe->a, wqe->length, bounds) || !within(wqe->b, wqe->length, bounds) ||
	    !within(wqe->s, wqe->length, bounds) || too_long(wqe->length))
		return MTIA_WQE_FAULT_OUT_OF_BOUNDS;
	return 0;
}

OUT_OF_LINE static uint32_t check_copy(const struct wqe *wqe, const struct bounds *bounds)
{
	if (wqe->length == 0)
		return MTIA_WQE_FAULT_ZERO_LENGTH;
	if (!within(wqe->a, wqe->length, bounds) || !within(wqe->s, wqe->length, bounds) ||
	    too_long(wqe->length))
		return MTIA_WQE_FAULT_OUT_OF_BOUNDS;
	return 0;
}

OUT_OF_LINE static uint32_t check_word(const struct wqe *wqe, uint32_t kind, const struct bounds *bounds)
{
	uint32_t width = wqe_width(wqe);
	uint32_t bytes = 1u << width;

	if (width != MTIA_WQE_WIDTH_4 && width != MTIA_WQE_WIDTH_8)
		return MTIA_WQE_FAULT_BAD_COMPARISON;
	if (kind == MTIA_WQE_WAIT && WQE_FIELD(COMPARISON, wqe->codes) > MTIA_WQE_WAIT_GE)
		return MTIA_WQE_FAULT_BAD_COMPARISON;
	if ((uint32_t)wqe->a % bytes != 0)
		return MTIA_WQE_FAULT_MISALIGNED;
	if (!within(wqe->a, bytes, bounds))
		return MTIA_WQE_FAULT_OUT_OF_BOUNDS;
	return 0;
}

uint32_t wqe_check(const struct wqe *wqe, uint32_t index, const struct bounds *bounds)
{
	uint32_t kind = wqe_kind(wqe);
	int32_t back = wqe_back(wqe);

	if (kind < MTIA_WQE_NOOP || kind > MTIA_WQE_WAIT)
		return MTIA_WQE_FAULT_UNKNOWN_KIND;
	if ((wqe->head & RESERVED_FLAGS) != 0 || (wqe->codes & RESERVED_CODES) != 0 ||
	    wqe->reserved != 0)
		return MTIA_WQE_FAULT_RESERVED;
	if ((wqe_flags(wqe) & MTIA_WQE_FLAG_WQE_SYNC) == 0) {
		if (back != 0)
			return MTIA_WQE_FAULT_RESERVED;
	} else if (back < 1 || back > (int32_t)index) {
		return MTIA_WQE_FAULT_BAD_DEPENDENCY;
	}

	if (wqe_is_network(kind))
		return check_network(wqe, kind, bounds);
	switch (kind) {
	case MTIA_WQE_NOOP:
		return 0;
	case MTIA_WQE_REDUCE:
		return check_reduce(wqe, bounds);
	case MTIA_WQE_COPY:
		return check_copy(wqe, bounds);
	default:
		return check_word(wqe, kind, bounds);
	}
}
