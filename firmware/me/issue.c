#include "issue.h"

#include "check.h"
#include "compiler.h"
#include "fetch.h"
#include "registers.h"
#include "slots.h"

/* WQEs that a slot issues in its turn. */
#define BURST 8u

/* Tags of NMC commands are narrower than ours: of those that are not under way one is taken for
 * each command, and the table tells whose it is. */
#define NMC_TAGS (1u << (MTIA_NMC_TAG_BITS < 8 ? MTIA_NMC_TAG_BITS : 8))
_Static_assert(NMC_TAGS - 1 <= MTIA_ME_NMC_TAG_MASK, "tags fit their register");

static uint16_t nmc_owner[NMC_TAGS];
static uint8_t nmc_free[NMC_TAGS];
static uint32_t nmc_free_count;
static uint32_t last_issued;

void issue_initialise(void)
{
	for (uint32_t tag = 0; tag < NMC_TAGS; tag++)
		nmc_free[tag] = tag;
	nmc_free_count = NMC_TAGS;
}

uint32_t nmc_tag_return(uint32_t nmc_tag)
{
	nmc_free[nmc_free_count++] = nmc_tag;
	return nmc_owner[nmc_tag];
}

/* The head stays where it is until the queue has room. */
static bool stall(uint32_t number, slot_set *queue)
{
	*queue |= set_of(number);
	sets.stalled |= set_of(number);
	return false;
}

static inline bool issue_network(uint32_t number, struct slot *slot, const struct wqe *wqe,
				 uint32_t kind, uint32_t tag)
{
	if ((status_read() & MTIA_ME_STATUS_BIT_NIC) == 0)
		return stall(number, &sets.on_nic);
	register_write(MTIA_ME_NIC_REQUEST_0,
		       PLACE(NIC_OPERATION, kind) | PLACE(NIC_QP, WQE_FIELD(QP, wqe->codes)));
	register_write_wide(MTIA_ME_NIC_LOCAL_LO, wqe->a);
	register_write(MTIA_ME_NIC_LENGTH, wqe->length);
	register_write(MTIA_ME_NIC_LKEY, wqe->lkey);
	if (kind == MTIA_WQE_RECV) {
		slot->open[OPEN_RECEIVES]++;
	} else {
		slot->open[OPEN_SENDS]++;
		if (kind != MTIA_WQE_SEND) {
			register_write_wide(MTIA_ME_NIC_REMOTE_LO, wqe->b);
			register_write(MTIA_ME_NIC_RKEY, wqe->rkey);
			register_write(MTIA_ME_NIC_IMMEDIATE, wqe->immediate);
		}
	}
	register_write(MTIA_ME_NIC_PUSH, PLACE(NIC_TAG, tag));
	return true;
}

OUT_OF_LINE static bool issue_nmc(uint32_t number, struct slot *slot, const struct wqe *wqe,
				  uint32_t kind, uint32_t tag)
{
	uint32_t nmc_tag;
	uint32_t operation = PLACE(NMC_OPERATION, MTIA_NMC_OP_COPY);

	if (nmc_free_count == 0 || (status_read() & MTIA_ME_STATUS_BIT_NMC) == 0)
		return stall(number, &sets.on_nmc);
	if (kind == MTIA_WQE_REDUCE) {
		register_write_wide(MTIA_ME_NMC_B_LO, wqe->b);
		operation = PLACE(NMC_OPERATION, MTIA_NMC_OP_ADD) |
			    PLACE(NMC_DTYPE, WQE_FIELD(DTYPE, wqe->codes));
	}
	register_write_wide(MTIA_ME_NMC_A_LO, wqe->a);
	register_write_wide(MTIA_ME_NMC_S_LO, wqe->s);
	register_write(MTIA_ME_NMC_LENGTH, wqe->length);
	nmc_tag = nmc_free[--nmc_free_count];
	nmc_owner[nmc_tag] = tag;
	slot->open[OPEN_OTHERS]++;
	/* No fence of the NMC: a command that depends on another one is issued after its status. */
	register_write(MTIA_ME_NMC_PUSH, operation | PLACE(NMC_TAG, nmc_tag));
	return true;
}

OUT_OF_LINE static bool issue_set(uint32_t number, struct slot *slot, const struct wqe *wqe,
				  uint32_t tag)
{
	if ((status_read() & MTIA_ME_STATUS_BIT_STORE) == 0)
		return stall(number, &sets.on_store);
	slot->open[OPEN_OTHERS]++;
	store_push(wqe->a, wqe->value, wqe_width(wqe) == MTIA_WQE_WIDTH_8, tag);
	return true;
}

static inline bool issue_head(uint32_t number, struct slot *slot, const struct wqe *wqe,
			      uint32_t tag)
{
	uint32_t kind = wqe_kind(wqe);

	if (wqe_is_network(kind))
		return issue_network(number, slot, wqe, kind, tag);
	switch (kind) {
	case MTIA_WQE_NOOP:
		mark_complete(tag);
		register_write(MTIA_ME_WQE_DONE, 0);
		return true;
	case MTIA_WQE_REDUCE:
	case MTIA_WQE_COPY:
		return issue_nmc(number, slot, wqe, kind, tag);
	case MTIA_WQE_SET:
		return issue_set(number, slot, wqe, tag);
	default:
		/* A WAIT stays the head until the comparison holds: see fetch.c. */
		slot->phase = MTIA_SLOT_PHASE_WAITING;
		sets.wants_word |= set_of(number);
		return false;
	}
}

static bool all_complete(const struct slot *slot)
{
	return (slot->open[OPEN_SENDS] | slot->open[OPEN_RECEIVES] | slot->open[OPEN_OTHERS]) == 0;
}

/* Whether the head's own ordering fields allow its issue. */
OUT_OF_LINE static bool in_order(uint32_t number, const struct slot *slot, const struct wqe *wqe)
{
	uint32_t flags = wqe_flags(wqe);

	if ((flags & MTIA_WQE_FLAG_WQE_SYNC) &&
	    !is_complete(tag_of(number, slot->next - (uint32_t)wqe_back(wqe))))
		return false;
	if ((flags & MTIA_WQE_FLAG_RX_SYNC) && slot->open[OPEN_RECEIVES] != 0)
		return false;
	if ((flags & MTIA_WQE_FLAG_TX_SYNC) && slot->open[OPEN_SENDS] != 0)
		return false;
	return (flags & MTIA_WQE_FLAG_SYNC) == 0 || all_complete(slot);
}

/* There is no head in the ring: the subgraph is at its end, or memory owes it. */
static void without_head(uint32_t number, struct slot *slot)
{
	sets.ready &= ~set_of(number);
	if (slot->next == slot->count) {
		if (all_complete(slot))
			slot_finish(number);
	} else if (fetch_lost(slot)) {
		slot_fail(number, slot->next, MTIA_ME_COMPLETION_FETCH, MTIA_ME_MEMORY_ERROR);
	}
}

/* The head cannot be issued before something has happened. */
static void hold(uint32_t number, struct slot *slot)
{
	slot->checked = true;
	sets.ready &= ~set_of(number);
}

/* Issues up to BURST WQEs of a slot; how many. A slot that cannot go on leaves the ready ones, or
 * is stalled; whatever may change that puts it back. */
OUT_OF_LINE static uint32_t issue_slot(uint32_t number)
{
	struct slot *slot = &slots[number];
	uint32_t issued;

	KEEP_POINTER(slot);
	if (slot->phase != MTIA_SLOT_PHASE_RUNNING) {
		slot_settle(number);
		return 0;
	}
	for (issued = 0; issued < BURST; issued++) {
		uint32_t index = slot->next;
		uint32_t tag = tag_of(number, index);
		const struct wqe *wqe = ring_at(number, index);
		uint32_t flags;

		KEEP_POINTER(wqe);
		if (slot->fence != NO_FENCE) {
			if (!is_complete(slot->fence)) {
				sets.ready &= ~set_of(number);
				return issued;
			}
			slot->fence = NO_FENCE;
		}
		if (index == slot->arrived) {
			without_head(number, slot);
			return issued;
		}
		if (slot->checked) {
			slot->checked = false;
		} else {
			uint32_t fault = wqe_check(wqe, index, &slot->bounds);
			if (fault) {
				slot_reject(number, fault);
				return issued;
			}
		}
		flags = wqe_flags(wqe);
		if ((flags & ~MTIA_WQE_FLAG_FENCE) && !in_order(number, slot, wqe)) {
			hold(number, slot);
			return issued;
		}
		if (!issue_head(number, slot, wqe, tag)) {
			if (slot->phase == MTIA_SLOT_PHASE_WAITING)
				sets.ready &= ~set_of(number);
			else
				slot->checked = true; /* stalled: still ready */
			return issued;
		}
		if (flags & MTIA_WQE_FLAG_FENCE)
			slot->fence = tag;
		slot_advance(number, slot, index);
	}
	return issued;
}

/* Frees those stalled slots whose queue has room now; the first of them may fill it again. */
static void unstall(uint32_t status)
{
	if (status & MTIA_ME_STATUS_BIT_NIC)
		sets.on_nic = 0;
	if ((status & MTIA_ME_STATUS_BIT_NMC) && nmc_free_count != 0)
		sets.on_nmc = 0;
	if (status & MTIA_ME_STATUS_BIT_STORE)
		sets.on_store = 0;
	sets.stalled = sets.on_nic | sets.on_nmc | sets.on_store;
}

bool issue_some(uint32_t status)
{
	slot_set can;
	uint32_t number;

	if (sets.stalled)
		unstall(status);
	can = sets.ready & ~sets.stalled;
	if (can == 0)
		return false;
	number = set_next(can, last_issued);
	/* A slot that had to give up keeps its place in the row. */
	if (issue_slot(number) != 0)
		last_issued = number;
	return true;
}

uint32_t issue_awaits(void)
{
	uint32_t bits = 0;

	if (sets.on_nic)
		bits |= MTIA_ME_STATUS_BIT_NIC;
	/* A tag comes back with a completion, which wakes the core anyway. */
	if (sets.on_nmc && nmc_free_count != 0)
		bits |= MTIA_ME_STATUS_BIT_NMC;
	if (sets.on_store)
		bits |= MTIA_ME_STATUS_BIT_STORE;
	return bits;
}
