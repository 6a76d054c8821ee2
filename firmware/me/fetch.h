/* What is read from memory: WQEs ahead of their issue, and the words of WAITs. */
#ifndef FETCH_H
#define FETCH_H

#include <stdbool.h>
#include <stdint.h>

#include "slots.h"

/* Begins a fetch of WQEs if a slot wants one and the memory port takes it. */
bool fetch_wqes(uint32_t status);

/* The same of the word of a WAIT. Words can be read at any time, and again without end: this is for
 * when there is nothing else to do, and now and then. */
bool fetch_word(uint32_t status);

/* A fetch's completion. */
void fetch_complete(uint32_t tag, uint32_t status);

/* Whether the WQE after the last one that arrived could not be read. */
bool fetch_lost(const struct slot *slot);

/* Wakes the WAITs that rested long enough. */
void waits_rouse(void);

/* Whether a fetch would be begun as soon as the memory port takes one. */
bool fetch_is_wanted(void);

#endif
