/* A work queue entry (WQE) as it lies in memory and in a slot's ring. */
#ifndef WQE_H
#define WQE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "mtia.h"

struct wqe {
	uint32_t head;  /* kind, flags, distance of wqe_sync */
	uint32_t codes; /* element type, comparison, width, queue pair */
	uint64_t a;
	uint64_t b;
	uint64_t s;
	uint32_t length;
	uint32_t lkey;
	uint32_t rkey;
	uint32_t immediate;
	uint64_t value;
	uint64_t reserved;
};

#define AT_WORD(field, word) \
	_Static_assert(offsetof(struct wqe, field) == 4 * (word), #field " is elsewhere")
_Static_assert(sizeof(struct wqe) == MTIA_WQE_BYTES, "size of a WQE");
_Static_assert(MTIA_WQE_BYTES == MTIA_NOC_LANE_BYTES, "a WQE is a flit");
AT_WORD(head, MTIA_WQE_KIND_WORD);
AT_WORD(head, MTIA_WQE_FLAGS_WORD);
AT_WORD(head, MTIA_WQE_BACK_WORD);
AT_WORD(codes, MTIA_WQE_DTYPE_WORD);
AT_WORD(codes, MTIA_WQE_COMPARISON_WORD);
AT_WORD(codes, MTIA_WQE_WIDTH_WORD);
AT_WORD(codes, MTIA_WQE_QP_WORD);
AT_WORD(codes, MTIA_WQE_RESERVED_1_WORD);
AT_WORD(a, MTIA_WQE_A_WORD);
AT_WORD(b, MTIA_WQE_B_WORD);
AT_WORD(s, MTIA_WQE_S_WORD);
AT_WORD(length, MTIA_WQE_LENGTH_WORD);
AT_WORD(lkey, MTIA_WQE_LKEY_WORD);
AT_WORD(rkey, MTIA_WQE_RKEY_WORD);
AT_WORD(immediate, MTIA_WQE_IMMEDIATE_WORD);
AT_WORD(value, MTIA_WQE_VALUE_WORD);
AT_WORD(reserved, MTIA_WQE_RESERVED_14_WORD);
#undef AT_WORD

/* A field of one of the first two words. */
#define WQE_FIELD(name, word) (((word) >> MTIA_WQE_##name##_SHIFT) & MTIA_WQE_##name##_MASK)

static inline uint32_t wqe_kind(const struct wqe *wqe)
{
	return WQE_FIELD(KIND, wqe->head);
}

_Static_assert(MTIA_WQE_RECV == MTIA_WQE_SEND + 1 && MTIA_WQE_WRITE == MTIA_WQE_SEND + 2 &&
		       MTIA_WQE_WRITE_IMM == MTIA_WQE_SEND + 3,
	       "the network kinds stand together");

static inline bool wqe_is_network(uint32_t kind)
{
	return kind - MTIA_WQE_SEND <= MTIA_WQE_WRITE_IMM - MTIA_WQE_SEND;
}

static inline uint32_t wqe_flags(const struct wqe *wqe)
{
	return WQE_FIELD(FLAGS, wqe->head);
}

/* Distance of wqe_sync; the field is signed. */
static inline int32_t wqe_back(const struct wqe *wqe)
{
	return (int16_t)WQE_FIELD(BACK, wqe->head);
}

static inline uint32_t wqe_width(const struct wqe *wqe)
{
	return WQE_FIELD(WIDTH, wqe->codes);
}

#endif
