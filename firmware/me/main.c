/* The firmware of the message engine: runs subgraphs of work queue entries.
 *
 *   mailbox ---> slots (16) ---> heads in order ---> NIC requests, NMC commands, stores
 *      ^          |    ^                                          |
 *      +-reports--+    +---------------- completions <------------+
 *                 |                            ^
 *                 +--> fetches of WQEs, words -+
 *
 * One loop: it takes what came, hands out what can be handed out, and sleeps when nothing moves.
 * Nothing in it waits: what finds no room stays where it is, and the loop comes by again. */

#include "completions.h"
#include "fetch.h"
#include "issue.h"
#include "mailbox.h"
#include "registers.h"
#include "slots.h"

void trapped(uint32_t cause, uint32_t pc, uint32_t value);

/* The trap handler's second half: see crt0.S. */
void trapped(uint32_t cause, uint32_t pc, uint32_t value)
{
	mailbox_trapped(cause, pc, value);
	interrupts_choose(0);
	for (;;)
		wait_for_interrupt();
}

/* Sleeps until there is something to do. Whatever came since the loop looked is still there, and so
 * is its bit of status: the core does not fall asleep over it. */
static void rest(void)
{
	static uint32_t enabled;
	uint32_t awaits = MTIA_ME_STATUS_BIT_COMPLETION | issue_awaits();

	if (sets.free)
		awaits |= MTIA_ME_STATUS_BIT_MAILBOX_IN;
	if (sets.reporting)
		awaits |= MTIA_ME_STATUS_BIT_MAILBOX_OUT;
	if (fetch_is_wanted())
		awaits |= MTIA_ME_STATUS_BIT_FETCH;
	if (awaits != enabled) {
		enabled = awaits;
		register_write(MTIA_ME_INTERRUPT_ENABLE, awaits);
	}
	wait_for_interrupt();
}

/* Turns of the loop without a pause after which the word of a WAIT is read all the same. */
#define WORD_TURNS 16u

int main(void)
{
	uint32_t turns = 0;

	slots_initialise();
	issue_initialise();
	alarm_clear();
	register_write(MTIA_ME_INTERRUPT_ENABLE, 0);
	interrupts_choose(MIE_EXTERNAL | MIE_TIMER);
	mailbox_ready();
	for (;;) {
		bool moved = completions_take();
		uint32_t status = status_read();

		moved |= mailbox_take(status);
		moved |= fetch_wqes(status);
		moved |= issue_some(status);
		moved |= mailbox_report(status);
		waits_rouse();
		if (moved && ++turns < WORD_TURNS)
			continue;
		turns = 0;
		/* What moved may have taken the room that status showed. */
		if (!fetch_word(status_read()) && !moved)
			rest();
	}
}
