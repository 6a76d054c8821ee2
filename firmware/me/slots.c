#include "slots.h"

#include "registers.h"

struct slot slots[SLOTS] __attribute__((externally_visible));
struct sets sets;
uint32_t complete_bits[(MTIA_ME_NIC_TAG_MASK + 1) / 32] __attribute__((externally_visible));
struct wqe rings[SLOTS][RING] __attribute__((section(".lines"), aligned(MTIA_WQE_BYTES)));

/* The core has no instruction for the lowest bit that is set. In the digits of this constant every
 * group of four stands once, so the top four after a shift tell how far it was shifted. */
#define DIGITS 0x09afu
static uint8_t shift_of_digits[16];

static uint32_t lowest(slot_set set)
{
	return shift_of_digits[((set & -set) * DIGITS >> 12) & 15];
}

uint32_t set_next(slot_set set, uint32_t last)
{
	slot_set beyond = set & ~((2u << last) - 1);

	return lowest(beyond ? beyond : set);
}

void slots_initialise(void)
{
	for (uint32_t shift = 0; shift < 16; shift++)
		shift_of_digits[(DIGITS << shift >> 12) & 15] = shift;
	sets.free = (1u << SLOTS) - 1;
}

static struct slot *take_free(uint32_t id, uint32_t *number)
{
	*number = lowest(sets.free);
	sets.free &= ~set_of(*number);
	slots[*number].id = id;
	return &slots[*number];
}

void slot_start(uint32_t id, uint64_t first, uint32_t count, uint64_t limit)
{
	uint32_t number;
	struct slot *slot = take_free(id, &number);

	slot->next = 0;
	slot->arrived = 0;
	slot->requested = 0;
	slot->count = count;
	slot->open[OPEN_OTHERS] = 0;
	slot->open[OPEN_SENDS] = 0;
	slot->open[OPEN_RECEIVES] = 0;
	slot->fence = NO_FENCE;
	slot->phase = MTIA_SLOT_PHASE_RUNNING;
	slot->checked = false;
	slot->fetches = 0;
	slot->landed = 0;
	slot->lost = 0;
	slot->first = first;
	slot->bounds = bounds_of(limit);
	for (uint32_t index = 0; index < count; index += 32)
		complete_bits[tag_of(number, index) / 32] = 0;
	sets.wants_wqes |= set_of(number);
}

/* Nothing more is issued for the slot, and no fetch begun. */
static void stop(uint32_t number)
{
	slot_set others = ~set_of(number);

	slots[number].phase = MTIA_SLOT_PHASE_STOPPED;
	slots[number].error = UINT32_MAX;
	sets.on_nic &= others;
	sets.on_nmc &= others;
	sets.on_store &= others;
	sets.stalled &= others;
	sets.wants_wqes &= others;
	sets.wants_word &= others;
	sets.resting &= others;
	sets.ready |= set_of(number);
}

static uint32_t message(uint32_t kind, uint32_t detail, uint32_t id)
{
	return PLACE(MESSAGE_KIND, kind) | PLACE(MESSAGE_DETAIL, detail) | PLACE(MESSAGE_ID, id);
}

static void say(struct slot *slot, uint32_t kind, uint32_t detail, uint32_t word1, uint32_t word2)
{
	slot->report[0] = message(kind, detail, slot->id);
	slot->report[1] = word1;
	slot->report[2] = word2;
}

void slot_fail(uint32_t number, uint32_t index, uint32_t source, uint32_t status)
{
	struct slot *slot = &slots[number];

	if (slot->phase == MTIA_SLOT_PHASE_RUNNING || slot->phase == MTIA_SLOT_PHASE_WAITING)
		stop(number);
	/* Else receives of a slot that is reported already. */
	if (slot->phase == MTIA_SLOT_PHASE_STOPPED && index < slot->error) {
		slot->error = index;
		say(slot, MTIA_ME_REPORT_FAILED, status, index, source);
	}
}

void slot_reject(uint32_t number, uint32_t fault)
{
	struct slot *slot = &slots[number];

	stop(number);
	slot->error = slot->next;
	say(slot, MTIA_ME_REPORT_BAD_WQE, fault, slot->next, 0);
}

static void end(uint32_t number)
{
	slots[number].phase = MTIA_SLOT_PHASE_REPORTING;
	sets.ready &= ~set_of(number);
	sets.reporting |= set_of(number);
	register_write(MTIA_ME_SUBGRAPH_DONE, 0);
}

void slot_finish(uint32_t number)
{
	say(&slots[number], MTIA_ME_REPORT_DONE, 0, slots[number].count, 0);
	end(number);
}

void slot_refuse(uint32_t id, uint32_t fault)
{
	uint32_t number;
	struct slot *slot = take_free(id, &number);

	slot->phase = MTIA_SLOT_PHASE_REPORTING;
	slot->open[OPEN_RECEIVES] = 0;
	say(slot, MTIA_ME_REPORT_BAD_SUBGRAPH, fault, 0, 0);
	sets.reporting |= set_of(number);
}

static void release(uint32_t number)
{
	slots[number].phase = MTIA_SLOT_PHASE_FREE;
	sets.ready &= ~set_of(number);
	sets.free |= set_of(number);
}

void slot_settle(uint32_t number)
{
	struct slot *slot = &slots[number];

	sets.ready &= ~set_of(number);
	if (slot->phase == MTIA_SLOT_PHASE_STOPPED && slot->open[OPEN_SENDS] == 0 &&
	    slot->open[OPEN_OTHERS] == 0 && slot->fetches == 0)
		end(number);
	else if (slot->phase == MTIA_SLOT_PHASE_DRAINING && slot->open[OPEN_RECEIVES] == 0)
		release(number);
}

void slot_reported(uint32_t number)
{
	sets.reporting &= ~set_of(number);
	if (slots[number].open[OPEN_RECEIVES] == 0)
		release(number);
	else
		slots[number].phase = MTIA_SLOT_PHASE_DRAINING;
}
