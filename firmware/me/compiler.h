/* Two hints to the compiler, for the loop that issues WQEs. */
#ifndef COMPILER_H
#define COMPILER_H

/* Keeps a function out of the loops that call it, so that these keep their registers. */
#define OUT_OF_LINE __attribute__((noinline))

/* Hides where a pointer came from: the compiler keeps it instead of working it out again for each
 * access. */
#define KEEP_POINTER(pointer) __asm__("" : "+r"(pointer))

#endif
