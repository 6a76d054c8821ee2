#include "check.h"

#include <stdbool.h>

#define KNOWN_FLAGS                                                                             \
	(MTIA_WQE_FLAG_WQE_SYNC | MTIA_WQE_FLAG_FENCE | MTIA_WQE_FLAG_RX_SYNC |                     \
	 MTIA_WQE_FLAG_TX_SYNC | MTIA_WQE_FLAG_SYNC)
#define RESERVED_FLAGS ((MTIA_WQE_FLAGS_MASK & ~KNOWN_FLAGS) << MTIA_WQE_FLAGS_SHIFT)
#define RESERVED_CODES (MTIA_WQE_RESERVED_1_MASK << MTIA_WQE_RESERVED_1_SHIFT)

/* Whether `bytes` at `address` end at or below `end`. */
static inline bool within(uint64_t address, uint32_t bytes, uint64_t end)
{
	return bytes <= end && address <= end - bytes;
}

static uint32_t check_network(const struct wqe *wqe, uint32_t kind, uint64_t limit)
{
	uint32_t pair = WQE_FIELD(QP, wqe->codes) & ((1u << MTIA_QP_PAIR_BITS) - 1);
	uint32_t nic = WQE_FIELD(QP, wqe->codes) >> MTIA_QP_PAIR_BITS;

	/* The other two may hand over an immediate alone. */
	if (wqe->length == 0 && (kind == MTIA_WQE_SEND || kind == MTIA_WQE_WRITE))
		return MTIA_WQE_FAULT_ZERO_LENGTH;
	if (!within(wqe->a, wqe->length, limit))
		return MTIA_WQE_FAULT_OUT_OF_BOUNDS;
	if ((kind == MTIA_WQE_WRITE || kind == MTIA_WQE_WRITE_IMM) &&
	    !within(wqe->b, wqe->length, 1ull << MTIA_NMC_ADDRESS_BITS))
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

static uint32_t check_reduce(const struct wqe *wqe, uint64_t limit)
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
	if (!within(wqe->a, wqe->length, limit) || !within(wqe->b, wqe->length, limit) ||
	    !within(wqe->s, wqe->length, limit) || too_long(wqe->length))
		return MTIA_WQE_FAULT_OUT_OF_BOUNDS;
	return 0;
}

static uint32_t check_copy(const struct wqe *wqe, uint64_t limit)
{
	if (wqe->length == 0)
		return MTIA_WQE_FAULT_ZERO_LENGTH;
	if (!within(wqe->a, wqe->length, limit) || !within(wqe->s, wqe->length, limit) ||
	    too_long(wqe->length))
		return MTIA_WQE_FAULT_OUT_OF_BOUNDS;
	return 0;
}

static uint32_t check_word(const struct wqe *wqe, uint32_t kind, uint64_t limit)
{
	uint32_t width = wqe_width(wqe);
	uint32_t bytes = 1u << width;

	if (width != MTIA_WQE_WIDTH_4 && width != MTIA_WQE_WIDTH_8)
		return MTIA_WQE_FAULT_BAD_COMPARISON;
	if (kind == MTIA_WQE_WAIT && WQE_FIELD(COMPARISON, wqe->codes) > MTIA_WQE_WAIT_GE)
		return MTIA_WQE_FAULT_BAD_COMPARISON;
	if ((uint32_t)wqe->a % bytes != 0)
		return MTIA_WQE_FAULT_MISALIGNED;
	if (!within(wqe->a, bytes, limit))
		return MTIA_WQE_FAULT_OUT_OF_BOUNDS;
	return 0;
}

uint32_t wqe_check(const struct wqe *wqe, uint32_t index, uint64_t limit)
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

	switch (kind) {
	case MTIA_WQE_NOOP:
		return 0;
	case MTIA_WQE_REDUCE:
		return check_reduce(wqe, limit);
	case MTIA_WQE_COPY:
		return check_copy(wqe, limit);
	case MTIA_WQE_SET:
	case MTIA_WQE_WAIT:
		return check_word(wqe, kind, limit);
	default:
		return check_network(wqe, kind, limit);
	}
}
