#include "fetch.h"

#include "registers.h"
#include "slots.h"

/* A word that does not satisfy its WAIT is read again after so many cycles, about as long as a read
 * takes: often enough to add little to the time that a signal takes, seldom enough to leave the
 * core and the memory port to others. */
#define REST_CYCLES 256u
/* Words under way at a time, so that WQEs find room in the memory port. */
#define WORDS_AT_ONCE (MTIA_ME_FETCH_COMMANDS / 2)

/* A fetch's tag: the slot as in all tags, and below it what it brings. */
#define TAG_WORD (1u << (MTIA_WQE_INDEX_BITS - 1))
#define TAG_HALF 1u

_Static_assert(MTIA_WQE_MOST % CHUNK == 0, "halves of a ring alternate");

/* The flit with the word of a slot's WAIT. */
static uint32_t words[SLOTS][MTIA_NOC_LANE_BYTES / 4]
	__attribute__((section(".lines"), aligned(MTIA_NOC_LANE_BYTES)));

static uint32_t words_under_way;
static uint32_t last_wqes;
static uint32_t last_word;
static uint64_t rouse_time;

static uint32_t half_of(uint32_t index)
{
	return index / CHUNK % 2;
}

/* Asks for the chunk that comes next; its half of the ring is free. */
static void begin_wqes(uint32_t number)
{
	struct slot *slot = &slots[number];
	uint32_t index = slot->requested;
	uint32_t flits = slot->count - index < CHUNK ? slot->count - index : CHUNK;

	fetch_push(slot->first + (uint64_t)index * MTIA_WQE_BYTES, ring_at(number, index), flits,
		   tag_of(number, half_of(index)));
	slot->fetches++;
	slot->requested = index + flits;
	/* The chunk after it has to wait until the head has left the half that it goes to. */
	if (slot->requested == slot->count || slot->requested / CHUNK > slot->next / CHUNK + 1)
		sets.wants_wqes &= ~set_of(number);
}

/* Asks for the word of the WAIT at the slot's head. */
static void begin_word(uint32_t number)
{
	struct slot *slot = &slots[number];
	uint64_t flit = ring_at(number, slot->next)->a & ~(uint64_t)(MTIA_NOC_LANE_BYTES - 1);

	fetch_push(flit, words[number], 1, tag_of(number, TAG_WORD));
	slot->fetches++;
	words_under_way++;
	sets.wants_word &= ~set_of(number);
}

bool fetch_wqes(uint32_t status)
{
	if (sets.wants_wqes == 0 || (status & MTIA_ME_STATUS_BIT_FETCH) == 0)
		return false;
	last_wqes = set_next(sets.wants_wqes, last_wqes);
	begin_wqes(last_wqes);
	return true;
}

static bool word_is_wanted(void)
{
	return sets.wants_word && words_under_way < WORDS_AT_ONCE;
}

bool fetch_word(uint32_t status)
{
	if (!word_is_wanted() || (status & MTIA_ME_STATUS_BIT_FETCH) == 0)
		return false;
	last_word = set_next(sets.wants_word, last_word);
	begin_word(last_word);
	return true;
}

bool fetch_is_wanted(void)
{
	return sets.wants_wqes || word_is_wanted();
}

/* A chunk is there. Chunks may come in any order; the head goes through them in theirs. */
static void complete_wqes(uint32_t number, uint32_t half, uint32_t status)
{
	struct slot *slot = &slots[number];

	slot->landed |= 1u << half;
	if (status)
		slot->lost |= 1u << half;
	for (;;) {
		uint32_t bit = 1u << half_of(slot->arrived);
		if ((slot->landed & ~slot->lost & bit) == 0)
			break;
		slot->landed &= ~bit;
		slot->arrived += CHUNK;
		if (slot->arrived >= slot->count) {
			slot->arrived = slot->count;
			break;
		}
	}
}

bool fetch_lost(const struct slot *slot)
{
	return (slot->lost & slot->landed & 1u << half_of(slot->arrived)) != 0;
}

static bool holds(uint32_t comparison, uint64_t word, uint64_t value)
{
	switch (comparison) {
	case MTIA_WQE_WAIT_EQ:
		return word == value;
	case MTIA_WQE_WAIT_NE:
		return word != value;
	case MTIA_WQE_WAIT_LT:
		return word < value;
	case MTIA_WQE_WAIT_LE:
		return word <= value;
	case MTIA_WQE_WAIT_GT:
		return word > value;
	default:
		return word >= value;
	}
}

/* Whether the flit that came satisfies the WAIT. Of 4 bytes both sides are compared as such. */
static bool satisfied(uint32_t number, const struct wqe *wqe)
{
	uint32_t at = (uint32_t)wqe->a % MTIA_NOC_LANE_BYTES / 4;
	uint64_t word = words[number][at];
	uint64_t value = wqe->value;

	if (wqe_width(wqe) == MTIA_WQE_WIDTH_8)
		word |= (uint64_t)words[number][at + 1] << 32;
	else
		value = (uint32_t)value;
	return holds(WQE_FIELD(COMPARISON, wqe->codes), word, value);
}

static void complete_word(uint32_t number, uint32_t status)
{
	struct slot *slot = &slots[number];

	words_under_way--;
	if (slot->phase != MTIA_SLOT_PHASE_WAITING)
		return; /* stopped in the meantime */
	if (status) {
		slot_fail(number, slot->next, MTIA_ME_COMPLETION_FETCH, status);
	} else if (satisfied(number, ring_at(number, slot->next))) {
		mark_complete(tag_of(number, slot->next));
		register_write(MTIA_ME_WQE_DONE, 0);
		slot->phase = MTIA_SLOT_PHASE_RUNNING;
		slot_advance(number, slot, slot->next);
	} else {
		if (sets.resting == 0) {
			rouse_time = time_read() + REST_CYCLES;
			alarm_set(rouse_time);
		}
		sets.resting |= set_of(number);
	}
}

void fetch_complete(uint32_t tag, uint32_t status)
{
	uint32_t number = tag_slot(tag);

	sram_has_changed();
	slots[number].fetches--;
	if (tag & TAG_WORD)
		complete_word(number, status);
	else
		complete_wqes(number, tag & TAG_HALF, status);
	sets.ready |= set_of(number);
}

void waits_rouse(void)
{
	if (sets.resting && time_read() >= rouse_time) {
		sets.wants_word |= sets.resting;
		sets.resting = 0;
		alarm_clear();
	}
}
