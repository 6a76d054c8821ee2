/* Slots: the places for subgraphs that run at a time.
 *
 *            start                 ended, all but receives complete    report sent
 *   FREE ------------> RUNNING ------------------------> REPORTING ----------------> FREE, or
 *                       |   ^  \                            ^                        DRAINING
 *            WAIT issued|   |   \ error                     |                          | last
 *                       v   |    v       all but receives   |                          | receive
 *                     WAITING -> STOPPED -------------------+                          v complete
 *                                                                                     FREE
 *
 * A slot's number stands above a WQE's index in the tag of whatever is issued for it. A subgraph
 * that ended early may leave receives behind that no message will ever reach; its slot is not used
 * again before they are complete, since their tags would be taken for the next subgraph's.
 * The phases' codes and the words that others may look at come from the generated header.
 *
 * What slots want is kept in sets, a bit a slot, so that the main loop sees at a glance what there
 * is to do. */
#ifndef SLOTS_H
#define SLOTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "check.h"
#include "mtia.h"
#include "wqe.h"

/* As many as the tag has room for. */
#define SLOTS MTIA_SLOT_COUNT
_Static_assert(SLOTS << MTIA_WQE_INDEX_BITS == MTIA_ME_NIC_TAG_MASK + 1, "a tag is slot and index");
/* WQEs of one fetch. */
#define CHUNK MTIA_ME_FETCH_FLITS
/* WQEs in a slot's ring: one chunk is issued from while the next one comes. */
#define RING (2 * CHUNK)

/* What is counted apart; the first two are the sources of their completions. */
#define OPEN_SENDS MTIA_ME_COMPLETION_SEND
#define OPEN_RECEIVES MTIA_ME_COMPLETION_RECEIVE
#define OPEN_OTHERS 0u

/* No fence holds the slot. */
#define NO_FENCE UINT32_MAX

struct slot {
	uint32_t next;      /* index of the head: the WQE to be issued next */
	uint32_t arrived;   /* WQEs before this index are, or were, in the ring */
	uint32_t requested; /* WQEs before this index were asked of memory */
	uint32_t count;     /* WQEs of the subgraph */
	uint32_t open[3];   /* WQEs issued and not complete: OPEN_* */
	uint32_t fence;     /* tag of the last fenced WQE while it may be incomplete, or NO_FENCE */
	uint8_t phase;      /* MTIA_SLOT_PHASE_* */
	bool checked;       /* the head is well formed */
	uint16_t id;        /* the control core's number of the subgraph */
	uint8_t fetches;    /* under way */
	uint8_t landed;     /* halves of the ring that came before an earlier one, a bit each */
	uint8_t lost;       /* halves that memory answered with an error */
	uint64_t first;     /* memory address of WQE 0 */
	struct bounds bounds;
	uint32_t error;     /* STOPPED: index of the WQE that is to be reported */
	uint32_t report[3]; /* message to the control core; its last word is 0 */
} __attribute__((aligned(MTIA_SLOT_BYTES)));

#define AT_WORD(field, word) \
	_Static_assert(offsetof(struct slot, field) == 4 * (word), #field " is elsewhere")
_Static_assert(sizeof(struct slot) == MTIA_SLOT_BYTES, "size of a slot");
AT_WORD(next, MTIA_SLOT_NEXT_WORD);
AT_WORD(arrived, MTIA_SLOT_ARRIVED_WORD);
AT_WORD(requested, MTIA_SLOT_REQUESTED_WORD);
AT_WORD(count, MTIA_SLOT_COUNT_WORD);
AT_WORD(open[OPEN_OTHERS], MTIA_SLOT_OPEN_OTHERS_WORD);
AT_WORD(open[OPEN_SENDS], MTIA_SLOT_OPEN_SENDS_WORD);
AT_WORD(open[OPEN_RECEIVES], MTIA_SLOT_OPEN_RECEIVES_WORD);
AT_WORD(fence, MTIA_SLOT_FENCE_WORD);
AT_WORD(phase, MTIA_SLOT_PHASE_WORD);
AT_WORD(first, MTIA_SLOT_FIRST_LO_WORD);
_Static_assert(offsetof(struct slot, id) == 4 * MTIA_SLOT_PHASE_WORD + 2, "id is elsewhere");
#undef AT_WORD

/* One bit a slot. */
typedef uint32_t slot_set;
_Static_assert(SLOTS <= 16, "lowest() knows sets of 16");

struct sets {
	slot_set free;
	slot_set ready;      /* something happened since its head could not be issued */
	slot_set stalled;    /* the head waits for room in a queue: of one of the next three */
	slot_set on_nic;
	slot_set on_nmc;
	slot_set on_store;
	slot_set wants_wqes; /* a half of the ring is free for a fetch */
	slot_set wants_word; /* the word of a WAIT is to be read */
	slot_set resting;    /* the word of a WAIT is to be read again after a while */
	slot_set reporting;
};

extern struct slot slots[SLOTS];
extern struct sets sets;
extern struct wqe rings[SLOTS][RING];

static inline slot_set set_of(uint32_t number)
{
	return 1u << number;
}

/* The member after `last`, round and round; the set is not empty. */
uint32_t set_next(slot_set set, uint32_t last);

/* A tag's parts. */
static inline uint32_t tag_of(uint32_t number, uint32_t index)
{
	return number << MTIA_WQE_INDEX_BITS | index;
}

static inline uint32_t tag_slot(uint32_t tag)
{
	return tag >> MTIA_WQE_INDEX_BITS;
}

static inline uint32_t tag_index(uint32_t tag)
{
	return tag & (MTIA_WQE_MOST - 1);
}

static inline struct wqe *ring_at(uint32_t number, uint32_t index)
{
	return &rings[number][index % RING];
}

/* Whether the WQE of a tag is complete: one bit a tag. */
extern uint32_t complete_bits[(MTIA_ME_NIC_TAG_MASK + 1) / 32];

static inline bool is_complete(uint32_t tag)
{
	return complete_bits[tag / 32] >> (tag % 32) & 1;
}

static inline void mark_complete(uint32_t tag)
{
	complete_bits[tag / 32] |= 1u << (tag % 32);
}

void slots_initialise(void);

/* Takes a free slot for a subgraph of `count` WQEs at `first`. */
void slot_start(uint32_t id, uint64_t first, uint32_t count, uint64_t limit);

/* Takes a free slot to say that a subgraph was not begun. */
void slot_refuse(uint32_t id, uint32_t fault);

/* The head, of that index, is issued or complete: the one after it comes to the head. */
static inline void slot_advance(uint32_t number, struct slot *slot, uint32_t index)
{
	slot->next = index + 1;
	if ((index + 1) % CHUNK == 0 && slot->requested < slot->count)
		sets.wants_wqes |= set_of(number);
}

/* A WQE of the slot, issued before, completed with an error; of several errors the one with the
 * lowest index is reported, which does not depend on the order of completions. */
void slot_fail(uint32_t number, uint32_t index, uint32_t source, uint32_t status);

/* The head is wrong. */
void slot_reject(uint32_t number, uint32_t fault);

/* All WQEs are complete. */
void slot_finish(uint32_t number);

/* Takes a slot that issues nothing towards its end, as far as it can go now. */
void slot_settle(uint32_t number);

/* The report of a slot was sent. */
void slot_reported(uint32_t number);

#endif
