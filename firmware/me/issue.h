/* Issue of WQEs. */
#ifndef ISSUE_H
#define ISSUE_H

#include <stdbool.h>
#include <stdint.h>

/* Issues some WQEs of one slot, of each slot in its turn. False if no slot could go on. */
bool issue_some(uint32_t status);

/* The bits of status that slots wait for. */
uint32_t issue_awaits(void);

/* Gives back the tag of an NMC command whose status came; what the command was issued for. */
uint32_t nmc_tag_return(uint32_t nmc_tag);

void issue_initialise(void);

#endif
