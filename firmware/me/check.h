/* Whether a WQE is well formed. */
#ifndef CHECK_H
#define CHECK_H

#include <stdint.h>

#include "wqe.h"

/* The memory that WQEs may use. */
struct bounds {
	uint64_t end;
	/* Whatever begins below, in units of 4 GB, ends within, however long it is: see check.c. */
	uint32_t near;
};

struct bounds bounds_of(uint64_t end);

/* What is wrong with WQE `index` of a subgraph: a code MTIA_WQE_FAULT_*, or 0. Buffers of this rank
 * must end within the bounds. Faults are looked for in the order of their codes; the description
 * (spec::wqe::check) gives the same answer for every WQE. */
uint32_t wqe_check(const struct wqe *wqe, uint32_t index, const struct bounds *bounds);

#endif
