/* Whether a WQE is well formed. */
#ifndef CHECK_H
#define CHECK_H

#include <stdint.h>

#include "wqe.h"

/* What is wrong with WQE `index` of a subgraph: a code MTIA_WQE_FAULT_*, or 0. Buffers of this rank
 * must end at or below `limit`. Faults are looked for in the order of their codes; the description
 * (spec::wqe::check) gives the same answer for every WQE. */
uint32_t wqe_check(const struct wqe *wqe, uint32_t index, uint64_t limit);

#endif
