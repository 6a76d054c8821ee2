/* A program for the core of the message engine that only checks WQEs, for a test against the
 * description: it is given cases by the batch, and says for each what is wrong.
 *
 *   cases in the SRAM, message (word 3: how many) --> wqe_check --> faults in the SRAM, message */

#include "check.h"
#include "registers.h"

#define MOST_CASES 1024u

struct check_case {
	struct wqe wqe;
	uint64_t limit;
	uint32_t index;
	uint32_t fault; /* the answer */
};

/* Not among the variables that are cleared at the start. */
struct check_case cases[MOST_CASES] __attribute__((section(".lines"), externally_visible));

int main(void);
void trapped(uint32_t cause, uint32_t pc, uint32_t value);

static void say(uint32_t word0)
{
	register_write(MTIA_ME_MAILBOX_OUT_0, word0);
	register_write(MTIA_ME_MAILBOX_OUT_PUSH, 0);
}

void trapped(uint32_t cause, uint32_t pc, uint32_t value)
{
	(void)cause;
	(void)pc;
	(void)value;
	for (;;)
		;
}

int main(void)
{
	for (;;) {
		uint32_t count;

		while ((status_read() & MTIA_ME_STATUS_BIT_MAILBOX_IN) == 0)
			;
		count = register_read(MTIA_ME_MAILBOX_IN_3);
		register_write(MTIA_ME_MAILBOX_IN_POP, 0);
		sram_has_changed();
		for (uint32_t i = 0; i < count && i < MOST_CASES; i++) {
			struct bounds bounds = bounds_of(cases[i].limit);
			cases[i].fault = wqe_check(&cases[i].wqe, cases[i].index, &bounds);
		}
		sram_has_changed();
		say(count);
	}
}
