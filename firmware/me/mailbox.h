/* Messages from and to the control core. */
#ifndef MAILBOX_H
#define MAILBOX_H

#include <stdbool.h>
#include <stdint.h>

/* Takes a message if there is one and a slot is free; until then it waits in the mailbox, and
 * those behind it. */
bool mailbox_take(uint32_t status);

/* Sends a report if there is one and the mailbox takes it. */
bool mailbox_report(uint32_t status);

/* Says that the firmware runs and takes subgraphs. */
void mailbox_ready(void);

/* Says that the core trapped. */
void mailbox_trapped(uint32_t cause, uint32_t pc, uint32_t value);

#endif
