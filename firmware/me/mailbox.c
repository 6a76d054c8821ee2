#include "mailbox.h"

#include "registers.h"
#include "slots.h"

static uint32_t last_reported;

static void send(uint32_t word0, uint32_t word1, uint32_t word2, uint32_t word3)
{
	register_write(MTIA_ME_MAILBOX_OUT_0, word0);
	register_write(MTIA_ME_MAILBOX_OUT_1, word1);
	register_write(MTIA_ME_MAILBOX_OUT_2, word2);
	register_write(MTIA_ME_MAILBOX_OUT_PUSH, word3);
}

/* For the beginning and the end, when there is nothing else to do. */
static void send_when_possible(uint32_t word0, uint32_t word1, uint32_t word2, uint32_t word3)
{
	while ((status_read() & MTIA_ME_STATUS_BIT_MAILBOX_OUT) == 0)
		;
	send(word0, word1, word2, word3);
}

/* What is wrong with a message that should start a subgraph, or 0. */
static uint32_t start_fault(uint32_t word0, uint64_t first, uint32_t count, uint64_t limit)
{
	uint32_t bytes = count * MTIA_WQE_BYTES;

	if (FIELD(MESSAGE_KIND, word0) != MTIA_ME_MESSAGE_START)
		return MTIA_ME_SUBGRAPH_UNKNOWN_MESSAGE;
	if (FIELD(MESSAGE_DETAIL, word0) != MTIA_WQE_VERSION)
		return MTIA_ME_SUBGRAPH_VERSION;
	if (count == 0 || count > MTIA_WQE_MOST)
		return MTIA_ME_SUBGRAPH_LENGTH;
	if ((uint32_t)first % MTIA_WQE_BYTES != 0 || bytes > limit || first > limit - bytes)
		return MTIA_ME_SUBGRAPH_ADDRESS;
	return 0;
}

bool mailbox_take(uint32_t status)
{
	uint32_t word0, count, fault;
	uint64_t first, limit;

	if ((status & MTIA_ME_STATUS_BIT_MAILBOX_IN) == 0 || sets.free == 0)
		return false;
	word0 = register_read(MTIA_ME_MAILBOX_IN_0);
	first = (uint64_t)register_read(MTIA_ME_MAILBOX_IN_2) << 32 |
		register_read(MTIA_ME_MAILBOX_IN_1);
	count = register_read(MTIA_ME_MAILBOX_IN_3);
	register_write(MTIA_ME_MAILBOX_IN_POP, 0);

	limit = memory_limit_read();
	fault = start_fault(word0, first, count, limit);
	if (fault)
		slot_refuse(FIELD(MESSAGE_ID, word0), fault);
	else
		slot_start(FIELD(MESSAGE_ID, word0), first, count, limit);
	return true;
}

bool mailbox_report(uint32_t status)
{
	const struct slot *slot;

	if (sets.reporting == 0 || (status & MTIA_ME_STATUS_BIT_MAILBOX_OUT) == 0)
		return false;
	last_reported = set_next(sets.reporting, last_reported);
	slot = &slots[last_reported];
	send(slot->report[0], slot->report[1], slot->report[2], 0);
	slot_reported(last_reported);
	return true;
}

void mailbox_ready(void)
{
	send_when_possible(PLACE(MESSAGE_KIND, MTIA_ME_REPORT_READY), MTIA_WQE_VERSION, 0, 0);
}

void mailbox_trapped(uint32_t cause, uint32_t pc, uint32_t value)
{
	send_when_possible(PLACE(MESSAGE_KIND, MTIA_ME_REPORT_TRAPPED), cause, pc, value);
}
