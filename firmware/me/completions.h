/* The completion queue. */
#ifndef COMPLETIONS_H
#define COMPLETIONS_H

#include <stdbool.h>

/* Takes some completions; false if there was none. */
bool completions_take(void);

#endif
