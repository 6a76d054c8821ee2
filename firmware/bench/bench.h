/* What the benchmarks share: numbers by chance that are the same each time, and how a result is
 * checked. A benchmark is a function that returns 0, or the number of the first check that failed;
 * crt0.S tells the host. There is no library: what is here is all there is. */
#ifndef BENCH_H
#define BENCH_H

#include <stdint.h>

/* The benchmark: 0 if all checks held. */
int bench(void);

/* A linear congruential generator modulo 2^32 with the constants of "Numerical Recipes"; the upper
 * bits are the good ones. */
static inline uint32_t next_number(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

/* A number by chance below `limit`, which is at most 65536: without a division. */
static inline uint32_t number_below(uint32_t *state, uint32_t limit)
{
    return (next_number(state) >> 8) * limit >> 16;
}

/* Leaves with the check's number if it does not hold. */
#define CHECK(number, holds) \
    do {                     \
        if (!(holds))        \
            return (number); \
    } while (0)

/* Keeps the compiler from knowing what a value is. */
#define HIDE(value) __asm__ volatile("" : "+r"(value))

#endif
