/* The near-memory compute engine (NMC) of the chip "mtia300":
 * codes, counter registers and sizes.
 * Generated from the chip description. Do not edit. */
#ifndef MTIA_NMC_H
#define MTIA_NMC_H

/* Operations. */
#define MTIA_NMC_OP_ADD 0u /* S = A + B, element by element. */
#define MTIA_NMC_OP_COPY 1u /* S = A, byte by byte; B and the element type play no part. */

/* Element types. */
#define MTIA_NMC_DTYPE_BF16 0u /* 2 B */
#define MTIA_NMC_DTYPE_FP16 1u /* 2 B */
#define MTIA_NMC_DTYPE_FP32 2u /* 4 B */

/* Status codes; the first fault in this order wins. */
#define MTIA_NMC_STATUS_OK 0u /* Done: all of S is written and acknowledged. */
#define MTIA_NMC_STATUS_BAD_OP 1u /* The opcode is none of the above. */
#define MTIA_NMC_STATUS_BAD_TYPE 2u /* Add: the element type is none of the above. */
#define MTIA_NMC_STATUS_ZERO_LENGTH 3u /* The length is zero. */
#define MTIA_NMC_STATUS_MISALIGNED 4u /* Add: an address or the length is not a multiple of the element's bytes. */
#define MTIA_NMC_STATUS_OUT_OF_RANGE 5u /* A buffer reaches beyond the last address (address + length > 2^address_bits). */
#define MTIA_NMC_STATUS_BAD_OVERLAP 6u /* Add: S overlaps one input from above and the other from below, so no order of a single pass gives the sums of the old values. */
#define MTIA_NMC_STATUS_READ_ERROR 7u /* Memory answered a read with an error; S is undefined. */
#define MTIA_NMC_STATUS_WRITE_ERROR 8u /* Memory answered a write with an error; S is undefined. */

/* Counters: byte offsets of 64-bit read-only registers. */
#define MTIA_NMC_COUNTER_COMMANDS 0x00u /* A status with code 0 is accepted: + 1. */
#define MTIA_NMC_COUNTER_ERRORS 0x08u /* A status with another code is accepted: + 1. */
#define MTIA_NMC_COUNTER_BYTES_REDUCED 0x10u /* The writer takes a line of an add: + the bytes of S in it (as many as of each input). */
#define MTIA_NMC_COUNTER_BYTES_COPIED 0x18u /* The writer takes a line of a copy: + the bytes of S in it. */
#define MTIA_NMC_COUNTER_READ_FLITS 0x20u /* A read request of one lane's width is accepted: + 1. */
#define MTIA_NMC_COUNTER_WRITE_FLITS 0x28u /* A write request of one lane's width is accepted: + 1. */
#define MTIA_NMC_COUNTER_BUSY_CYCLES 0x30u /* A cycle in which at least one command is between its decode and its status: + 1. */
#define MTIA_NMC_COUNTER_READ_WAIT_CYCLES 0x38u /* A cycle in which a result line is wanted and the adders could take it, but an input has not arrived: + 1. */
#define MTIA_NMC_COUNTER_WRITE_WAIT_CYCLES 0x40u /* A cycle in which a finished line waits for the writer: + 1. */
#define MTIA_NMC_COUNTER_REQUEST_WAIT_FLITS 0x48u /* Each cycle: + the number of half streams (of four) whose read request is valid and not accepted. */

/* Sizes. */
#define MTIA_NOC_LANE_BYTES 64u /* B */
#define MTIA_ME_COUNT 16u /* MEs */
#define MTIA_NIC_COUNT 12u /* NICs */
#define MTIA_NMC_LINE_BYTES 128u /* B */
#define MTIA_NMC_ADDRESS_BITS 40u /* bits */
#define MTIA_NMC_LENGTH_BITS 32u /* bits */
#define MTIA_NMC_TAG_BITS 8u /* bits */
#define MTIA_NMC_COMMAND_QUEUE 8u /* commands */
#define MTIA_NMC_READ_SLOTS 256u /* flits */
#define MTIA_NMC_WRITE_CREDITS 512u /* flits */
#define MTIA_NMC_COMMANDS_IN_FLIGHT 4u /* commands */
#define MTIA_NMC_PAIR_ENGINES 2u /* engines */
#define MTIA_NMC_PAIR_READ_LANES 6u /* lanes */
#define MTIA_NMC_PAIR_WRITE_LANES 3u /* lanes */

#endif
