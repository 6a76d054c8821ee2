/* What is read from memory: WQEs ahead of their issue, and the words of WAITs. */
#ifndef FETCH_H
#define FETCH_H

#include <stdbool.h>
#include <stdint.h>

#include "slots.h"

/* Begins a fetch that a slot wants, if the memory port takes one. WQEs come before words of WAITs:
 * the latter can be read at any time, and without end. False if there was nothing to begin. */
bool fetch_begin(uint32_t status);

/* A fetch's completion. */
void fetch_complete(uint32_t tag, uint32_t status);

/* Whether the WQE after the last one that arrived could not be read. */
bool fetch_lost(const struct slot *slot);

/* Wakes the WAITs that rested long enough. */
void waits_rouse(void);

/* Whether a fetch would be begun as soon as the memory port takes one. */
bool fetch_is_wanted(void);

#endif
