/* What the firmware of the chip "mtia300" needs to know of its hardware.
 * Generated from the chip description. Do not edit. */
#ifndef MTIA_H
#define MTIA_H

/* Near-memory compute engine: operations. */
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

/* Work queue entries (WQEs): layout, codes. */
#define MTIA_WQE_VERSION 1u /* of the layout */
#define MTIA_WQE_BYTES 64u /*  */
#define MTIA_WQE_MOST 4096u /* WQEs of a subgraph */
#define MTIA_WQE_INDEX_BITS 12u /* of an index in a tag */
#define MTIA_QP_PAIR_BITS 11u /* of a pair in a queue pair's number */
#define MTIA_WQE_KIND_WORD 0u /* Kind. */
#define MTIA_WQE_KIND_SHIFT 0u /* lowest bit */
#define MTIA_WQE_KIND_MASK 255u /* after the shift */
#define MTIA_WQE_FLAGS_WORD 0u /* Ordering. */
#define MTIA_WQE_FLAGS_SHIFT 8u /* lowest bit */
#define MTIA_WQE_FLAGS_MASK 255u /* after the shift */
#define MTIA_WQE_BACK_WORD 0u /* Distance of `wqe_sync`, counted backwards, signed; 0 without that flag. */
#define MTIA_WQE_BACK_SHIFT 16u /* lowest bit */
#define MTIA_WQE_BACK_MASK 65535u /* after the shift */
#define MTIA_WQE_DTYPE_WORD 1u /* Element type, as for the NMC (REDUCE). */
#define MTIA_WQE_DTYPE_SHIFT 0u /* lowest bit */
#define MTIA_WQE_DTYPE_MASK 15u /* after the shift */
#define MTIA_WQE_COMPARISON_WORD 1u /* Comparison (WAIT). */
#define MTIA_WQE_COMPARISON_SHIFT 4u /* lowest bit */
#define MTIA_WQE_COMPARISON_MASK 15u /* after the shift */
#define MTIA_WQE_WIDTH_WORD 1u /* Logarithm of the word's bytes (SET, WAIT). */
#define MTIA_WQE_WIDTH_SHIFT 8u /* lowest bit */
#define MTIA_WQE_WIDTH_MASK 15u /* after the shift */
#define MTIA_WQE_QP_WORD 1u /* Queue pair: NIC, and pair of that NIC. */
#define MTIA_WQE_QP_SHIFT 16u /* lowest bit */
#define MTIA_WQE_QP_MASK 65535u /* after the shift */
#define MTIA_WQE_A_WORD 2u /* Address of the local buffer, the first input, or the word. */
#define MTIA_WQE_B_WORD 4u /* Address of the peer's buffer (WRITE, WRITE_IMM) or the second input (REDUCE). */
#define MTIA_WQE_S_WORD 6u /* Address of the result (REDUCE, COPY). */
#define MTIA_WQE_LENGTH_WORD 8u /* Bytes of each buffer. */
#define MTIA_WQE_LKEY_WORD 9u /* Key of the local memory (network kinds). */
#define MTIA_WQE_RKEY_WORD 10u /* Key of the peer's memory (WRITE, WRITE_IMM). */
#define MTIA_WQE_IMMEDIATE_WORD 11u /* Handed to the peer (WRITE_IMM). */
#define MTIA_WQE_VALUE_WORD 12u /* Stored (SET) or compared with (WAIT). */
#define MTIA_WQE_RESERVED_1_WORD 1u /* Zero. */
#define MTIA_WQE_RESERVED_1_SHIFT 12u /* lowest bit */
#define MTIA_WQE_RESERVED_1_MASK 15u /* after the shift */
#define MTIA_WQE_RESERVED_14_WORD 14u /* Zero. */
#define MTIA_WQE_NOOP 1u /* Nothing; complete when issued. */
#define MTIA_WQE_SEND 2u /* Sends A to the peer's oldest RECV on the queue pair. */
#define MTIA_WQE_RECV 3u /* Posts A as the place for a message; complete when the message is there. */
#define MTIA_WQE_WRITE 4u /* Writes A to B of the peer. */
#define MTIA_WQE_WRITE_IMM 5u /* The same, then completes the peer's oldest RECV with the immediate. */
#define MTIA_WQE_REDUCE 6u /* S = A + B on the near-memory compute engine. */
#define MTIA_WQE_COPY 7u /* S = A on the near-memory compute engine. */
#define MTIA_WQE_SET 8u /* Stores the value at A. */
#define MTIA_WQE_WAIT 9u /* Holds the subgraph until the word at A compares with the value. */
#define MTIA_WQE_FLAG_WQE_SYNC 1u /* Waits until the WQE `back` places before this one is complete. */
#define MTIA_WQE_FLAG_FENCE 2u /* Nothing after this WQE is issued until it is complete. */
#define MTIA_WQE_FLAG_RX_SYNC 4u /* Waits for all receives issued before. */
#define MTIA_WQE_FLAG_TX_SYNC 8u /* Waits for all sends and writes issued before. */
#define MTIA_WQE_FLAG_SYNC 16u /* Waits for all WQEs issued before. */
#define MTIA_WQE_WAIT_EQ 0u /* = */
#define MTIA_WQE_WAIT_NE 1u /* != */
#define MTIA_WQE_WAIT_LT 2u /* < */
#define MTIA_WQE_WAIT_LE 3u /* <= */
#define MTIA_WQE_WAIT_GT 4u /* > */
#define MTIA_WQE_WAIT_GE 5u /* >= */
#define MTIA_WQE_WIDTH_4 2u /* bytes of the word */
#define MTIA_WQE_WIDTH_8 3u /* bytes of the word */
#define MTIA_WQE_FAULT_UNKNOWN_KIND 1u /* The kind is none of the above. */
#define MTIA_WQE_FAULT_RESERVED 2u /* A reserved bit is set. */
#define MTIA_WQE_FAULT_BAD_DEPENDENCY 3u /* `wqe_sync` names no earlier WQE of the subgraph. */
#define MTIA_WQE_FAULT_ZERO_LENGTH 4u /* The length of a message or a buffer is zero. */
#define MTIA_WQE_FAULT_BAD_TYPE 5u /* The element type is none that there is (REDUCE). */
#define MTIA_WQE_FAULT_BAD_COMPARISON 6u /* No such comparison (WAIT) or width (SET, WAIT). */
#define MTIA_WQE_FAULT_MISALIGNED 7u /* An address or a length is not a multiple of the element (REDUCE) or of the word (SET, WAIT). */
#define MTIA_WQE_FAULT_OUT_OF_BOUNDS 8u /* A buffer or word of this rank reaches beyond the engine's memory limit, or a peer's beyond the last address. */
#define MTIA_WQE_FAULT_BAD_QUEUE_PAIR 9u /* There is no such queue pair. */

/* Message engine: memory map, registers (addresses), bits, messages. */
#define MTIA_ME_VERSION 0x1u /* of the register map */
#define MTIA_ME_SRAM_BASE 0x0u /*  */
#define MTIA_ME_FETCH_COMMANDS 0x4u /* fetches under way */
#define MTIA_ME_FETCH_FLITS 0x10u /* the most flits of a fetch */
#define MTIA_ME_STORE_COMMANDS 0x4u /* stores under way */
#define MTIA_ME_ID 0x10000000u /* Version of this map (bits 31:16) and number of the engine (15:0). */
#define MTIA_ME_RUN 0x10000004u /* Bit 0: once written 1, the core boots where the context SRAM begins; only reset clears it. */
#define MTIA_ME_STATUS 0x10000008u /* What can be taken and given now, a bit each (see Status). */
#define MTIA_ME_INTERRUPT_ENABLE 0x1000000cu /* The bits of status that raise the core's external interrupt. */
#define MTIA_ME_ERRORS 0x10000010u /* Errors since they were last cleared, a bit each (see Errors). */
#define MTIA_ME_ERROR_INFO 0x10000014u /* Of the push that set errors from zero: its offset (bits 15:0), and the low half of what was written (31:16). */
#define MTIA_ME_MEMORY_LIMIT_LO 0x10000018u /* End of the memory that WQEs may use, low word. */
#define MTIA_ME_MEMORY_LIMIT_HI 0x1000001cu /* End of the memory that WQEs may use, high word. */
#define MTIA_ME_TIME_LO 0x10000020u /* Cycles since reset, low word. */
#define MTIA_ME_TIME_HI 0x10000024u /* Cycles since reset, high word. */
#define MTIA_ME_TIME_COMPARE_LO 0x10000028u /* The timer interrupt is pending while time is at or beyond this; low word. */
#define MTIA_ME_TIME_COMPARE_HI 0x1000002cu /* The same, high word. */
#define MTIA_ME_MAILBOX_IN_0 0x10000040u /* The oldest message from the control core, word 0; 0 if there is none. */
#define MTIA_ME_MAILBOX_IN_1 0x10000044u /* Word 1 of it. */
#define MTIA_ME_MAILBOX_IN_2 0x10000048u /* Word 2 of it. */
#define MTIA_ME_MAILBOX_IN_3 0x1000004cu /* Word 3 of it. */
#define MTIA_ME_MAILBOX_IN_POP 0x10000050u /* Any value: the oldest message is done with; nothing happens if there is none. */
#define MTIA_ME_MAILBOX_OUT_0 0x10000060u /* Word 0 of the next message to the control core. */
#define MTIA_ME_MAILBOX_OUT_1 0x10000064u /* Word 1 of it. */
#define MTIA_ME_MAILBOX_OUT_2 0x10000068u /* Word 2 of it. */
#define MTIA_ME_MAILBOX_OUT_PUSH 0x1000006cu /* Word 3 of it: sends the message. */
#define MTIA_ME_COMPLETION_0 0x10000080u /* The oldest completion, word 0 (see Completions); 0 if there is none. */
#define MTIA_ME_COMPLETION_1 0x10000084u /* Word 1 of it: bytes. */
#define MTIA_ME_COMPLETION_2 0x10000088u /* Word 2 of it: immediate. */
#define MTIA_ME_COMPLETION_POP 0x1000008cu /* Any value: the oldest completion is done with; nothing happens if there is none. */
#define MTIA_ME_COMPLETION_LEVEL 0x10000090u /* Completions in the queue. */
#define MTIA_ME_NIC_REQUEST_0 0x100000c0u /* The next work request: operation (bits 3:0), queue pair (31:16). */
#define MTIA_ME_NIC_LOCAL_LO 0x100000c4u /* Address of the local buffer, low word. */
#define MTIA_ME_NIC_LOCAL_HI 0x100000c8u /* Address of the local buffer, high word. */
#define MTIA_ME_NIC_REMOTE_LO 0x100000ccu /* Address of the peer's buffer, low word. */
#define MTIA_ME_NIC_REMOTE_HI 0x100000d0u /* Address of the peer's buffer, high word. */
#define MTIA_ME_NIC_LENGTH 0x100000d4u /* Bytes. */
#define MTIA_ME_NIC_LKEY 0x100000d8u /* Key of the local memory. */
#define MTIA_ME_NIC_RKEY 0x100000dcu /* Key of the peer's memory. */
#define MTIA_ME_NIC_IMMEDIATE 0x100000e0u /* Immediate. */
#define MTIA_ME_NIC_PUSH 0x100000e4u /* The tag (bits 15:0): puts the request into the FIFO to the NICs. */
#define MTIA_ME_NMC_A_LO 0x10000100u /* The next command's A, low word. */
#define MTIA_ME_NMC_A_HI 0x10000104u /* The next command's A, high word. */
#define MTIA_ME_NMC_B_LO 0x10000108u /* The next command's B, low word. */
#define MTIA_ME_NMC_B_HI 0x1000010cu /* The next command's B, high word. */
#define MTIA_ME_NMC_S_LO 0x10000110u /* The next command's S, low word. */
#define MTIA_ME_NMC_S_HI 0x10000114u /* The next command's S, high word. */
#define MTIA_ME_NMC_LENGTH 0x10000118u /* The next command's length in bytes. */
#define MTIA_ME_NMC_PUSH 0x1000011cu /* Tag (bits 7:0), operation (11:8), element type (15:12), fence (16): offers the command. */
#define MTIA_ME_FETCH_ADDRESS_LO 0x10000140u /* Memory address of the next fetch, a multiple of a flit (the bits below are ignored); low word. */
#define MTIA_ME_FETCH_ADDRESS_HI 0x10000144u /* The same, high word. */
#define MTIA_ME_FETCH_PUSH 0x10000148u /* Tag (bits 15:0), line of the context SRAM where it goes, counted in flits (27:16), flits less 1 (31:28): begins the fetch. Lines count on past the last one at 0. */
#define MTIA_ME_STORE_ADDRESS_LO 0x10000160u /* Memory address of the next store, a multiple of its bytes (the bits below are ignored); low word. */
#define MTIA_ME_STORE_ADDRESS_HI 0x10000164u /* The same, high word. */
#define MTIA_ME_STORE_DATA_LO 0x10000168u /* What to store, low word. */
#define MTIA_ME_STORE_DATA_HI 0x1000016cu /* What to store, high word. */
#define MTIA_ME_STORE_PUSH 0x10000170u /* Tag (bits 15:0), 8 bytes and not 4 (16): begins the store. */
#define MTIA_ME_WQE_DONE 0x10000180u /* Any value: a WQE is complete; counts it. */
#define MTIA_ME_SUBGRAPH_DONE 0x10000184u /* Any value: a subgraph has ended; counts it. */
#define MTIA_ME_STATUS_BIT_COMPLETION 0x1u /* A completion is in the queue. */
#define MTIA_ME_STATUS_BIT_MAILBOX_IN 0x2u /* A message from the control core is there. */
#define MTIA_ME_STATUS_BIT_MAILBOX_OUT 0x4u /* A message to the control core would be taken. */
#define MTIA_ME_STATUS_BIT_NIC 0x8u /* A work request would be taken. */
#define MTIA_ME_STATUS_BIT_NMC 0x10u /* A command for the NMC would be taken. */
#define MTIA_ME_STATUS_BIT_FETCH 0x20u /* A fetch would be taken. */
#define MTIA_ME_STATUS_BIT_STORE 0x40u /* A store would be taken. */
#define MTIA_ME_ERROR_BIT_MAILBOX_OUT 0x1u /* A message was pushed while none could be taken. */
#define MTIA_ME_ERROR_BIT_NIC 0x2u /* A work request was pushed while none could be taken, or names no queue pair that there is. */
#define MTIA_ME_ERROR_BIT_NMC 0x4u /* A command was pushed while none could be taken. */
#define MTIA_ME_ERROR_BIT_FETCH 0x8u /* A fetch was pushed while none could be taken. */
#define MTIA_ME_ERROR_BIT_STORE 0x10u /* A store was pushed while none could be taken. */
#define MTIA_ME_COMPLETION_TAG_SHIFT 0x0u /* lowest bit */
#define MTIA_ME_COMPLETION_TAG_MASK 0xffffu /* after the shift */
#define MTIA_ME_COMPLETION_STATUS_SHIFT 0x10u /* lowest bit */
#define MTIA_ME_COMPLETION_STATUS_MASK 0xfu /* after the shift */
#define MTIA_ME_COMPLETION_HAS_IMMEDIATE_SHIFT 0x14u /* lowest bit */
#define MTIA_ME_COMPLETION_HAS_IMMEDIATE_MASK 0x1u /* after the shift */
#define MTIA_ME_COMPLETION_SOURCE_SHIFT 0x1cu /* lowest bit */
#define MTIA_ME_COMPLETION_SOURCE_MASK 0xfu /* after the shift */
#define MTIA_ME_NIC_OPERATION_SHIFT 0x0u /* lowest bit */
#define MTIA_ME_NIC_OPERATION_MASK 0xfu /* after the shift */
#define MTIA_ME_NIC_QP_SHIFT 0x10u /* lowest bit */
#define MTIA_ME_NIC_QP_MASK 0xffffu /* after the shift */
#define MTIA_ME_NIC_TAG_SHIFT 0x0u /* lowest bit */
#define MTIA_ME_NIC_TAG_MASK 0xffffu /* after the shift */
#define MTIA_ME_NMC_TAG_SHIFT 0x0u /* lowest bit */
#define MTIA_ME_NMC_TAG_MASK 0xffu /* after the shift */
#define MTIA_ME_NMC_OPERATION_SHIFT 0x8u /* lowest bit */
#define MTIA_ME_NMC_OPERATION_MASK 0xfu /* after the shift */
#define MTIA_ME_NMC_DTYPE_SHIFT 0xcu /* lowest bit */
#define MTIA_ME_NMC_DTYPE_MASK 0xfu /* after the shift */
#define MTIA_ME_NMC_FENCE_SHIFT 0x10u /* lowest bit */
#define MTIA_ME_NMC_FENCE_MASK 0x1u /* after the shift */
#define MTIA_ME_FETCH_TAG_SHIFT 0x0u /* lowest bit */
#define MTIA_ME_FETCH_TAG_MASK 0xffffu /* after the shift */
#define MTIA_ME_FETCH_LINE_SHIFT 0x10u /* lowest bit */
#define MTIA_ME_FETCH_LINE_MASK 0xfffu /* after the shift */
#define MTIA_ME_FETCH_LAST_SHIFT 0x1cu /* lowest bit */
#define MTIA_ME_FETCH_LAST_MASK 0xfu /* after the shift */
#define MTIA_ME_STORE_TAG_SHIFT 0x0u /* lowest bit */
#define MTIA_ME_STORE_TAG_MASK 0xffffu /* after the shift */
#define MTIA_ME_STORE_DOUBLE_SHIFT 0x10u /* lowest bit */
#define MTIA_ME_STORE_DOUBLE_MASK 0x1u /* after the shift */
#define MTIA_ME_MESSAGE_KIND_SHIFT 0x0u /* lowest bit */
#define MTIA_ME_MESSAGE_KIND_MASK 0xffu /* after the shift */
#define MTIA_ME_MESSAGE_DETAIL_SHIFT 0x8u /* lowest bit */
#define MTIA_ME_MESSAGE_DETAIL_MASK 0xffu /* after the shift */
#define MTIA_ME_MESSAGE_ID_SHIFT 0x10u /* lowest bit */
#define MTIA_ME_MESSAGE_ID_MASK 0xffffu /* after the shift */
#define MTIA_ME_COMPLETION_SEND 0x1u /* source */
#define MTIA_ME_COMPLETION_RECEIVE 0x2u /* source */
#define MTIA_ME_COMPLETION_NMC 0x3u /* source */
#define MTIA_ME_COMPLETION_FETCH 0x4u /* source */
#define MTIA_ME_COMPLETION_STORE 0x5u /* source */
#define MTIA_ME_NIC_STATUS_OK 0x0u /*  */
#define MTIA_ME_NIC_STATUS_LOCAL_LENGTH 0x1u /*  */
#define MTIA_ME_NIC_STATUS_LOCAL_PROTECTION 0x2u /*  */
#define MTIA_ME_NIC_STATUS_REMOTE_ACCESS 0x3u /*  */
#define MTIA_ME_NIC_STATUS_RETRY_EXCEEDED 0x4u /*  */
#define MTIA_ME_NIC_STATUS_RNR_RETRY_EXCEEDED 0x5u /*  */
#define MTIA_ME_NIC_STATUS_FLUSHED 0x6u /*  */
#define MTIA_ME_MEMORY_ERROR 0x1u /* status of a fetch or store */
#define MTIA_ME_MESSAGE_START 0x1u /* message that starts a subgraph */
#define MTIA_ME_REPORT_READY 0x1u /* Word 1: version of the WQE layout. */
#define MTIA_ME_REPORT_DONE 0x2u /* Word 1: WQEs completed. */
#define MTIA_ME_REPORT_BAD_SUBGRAPH 0x3u /* Detail: what is wrong with the start. */
#define MTIA_ME_REPORT_BAD_WQE 0x4u /* Detail: the fault; word 1: the WQE's index. */
#define MTIA_ME_REPORT_FAILED 0x5u /* Detail: the completion's status; word 1: the WQE's index; word 2: its source. */
#define MTIA_ME_REPORT_TRAPPED 0x6u /* Words 1 to 3: mcause, mepc, mtval of the core, which stands still. */
#define MTIA_ME_SUBGRAPH_UNKNOWN_MESSAGE 0x1u /*  */
#define MTIA_ME_SUBGRAPH_VERSION 0x2u /*  */
#define MTIA_ME_SUBGRAPH_LENGTH 0x3u /*  */
#define MTIA_ME_SUBGRAPH_ADDRESS 0x4u /*  */
#define MTIA_ME_COUNTER_WQES 0x10000200u /* The core writes `wqe_done`: + 1. */
#define MTIA_ME_COUNTER_SUBGRAPHS 0x10000208u /* The core writes `subgraph_done`: + 1. */
#define MTIA_ME_COUNTER_WORK_REQUESTS 0x10000210u /* A doorbell accepts a work request: + 1. */
#define MTIA_ME_COUNTER_NMC_COMMANDS 0x10000218u /* The NMC accepts a command: + 1. */
#define MTIA_ME_COUNTER_COMPLETIONS 0x10000220u /* A completion enters the queue: + 1. */
#define MTIA_ME_COUNTER_FETCH_FLITS 0x10000228u /* A read request of the memory port is accepted: + 1. */
#define MTIA_ME_COUNTER_STORE_FLITS 0x10000230u /* A write request of the memory port is accepted: + 1. */
#define MTIA_ME_COUNTER_MESSAGES_IN 0x10000238u /* A message from the control core is accepted: + 1. */
#define MTIA_ME_COUNTER_MESSAGES_OUT 0x10000240u /* The control core accepts a message: + 1. */
#define MTIA_ME_COUNTER_INSTRUCTIONS 0x10000248u /* The core retires an instruction: + 1. */
#define MTIA_ME_COUNTER_SLEEP_CYCLES 0x10000250u /* A cycle in which the core sleeps: + 1. */
#define MTIA_ME_COUNTER_COMPLETION_WAIT_CYCLES 0x10000258u /* A cycle in which a NIC offers a completion that is not accepted: + 1. */
#define MTIA_ME_COUNTER_DOORBELL_WAIT_CYCLES 0x10000260u /* A cycle in which a work request is offered to a doorbell and not accepted: + 1. */

/* Slots of the message engine's firmware, as seen from outside. */
#define MTIA_SLOT_COUNT 16u /*  */
#define MTIA_SLOT_BYTES 128u /* of one */
#define MTIA_SLOT_NEXT_WORD 0u /* Index of the WQE that is to be issued next: the head. */
#define MTIA_SLOT_ARRIVED_WORD 1u /* WQEs before this index are, or were, in the SRAM. */
#define MTIA_SLOT_REQUESTED_WORD 2u /* WQEs before this index were asked of memory. */
#define MTIA_SLOT_COUNT_WORD 3u /* WQEs of the subgraph. */
#define MTIA_SLOT_OPEN_OTHERS_WORD 4u /* WQEs issued and not complete: neither of the next two. */
#define MTIA_SLOT_OPEN_SENDS_WORD 5u /* Sends and writes issued and not complete. */
#define MTIA_SLOT_OPEN_RECEIVES_WORD 6u /* Receives issued and not complete. */
#define MTIA_SLOT_FENCE_WORD 7u /* Tag of the last fenced WQE while it holds the slot; all ones if none does. */
#define MTIA_SLOT_PHASE_WORD 8u /* What the slot does (bits 7:0); number of the subgraph (31:16). */
#define MTIA_SLOT_FIRST_LO_WORD 10u /* Memory address of WQE 0, low word. */
#define MTIA_SLOT_FIRST_HI_WORD 11u /* The same, high word. */
#define MTIA_SLOT_PHASE_FREE 0u /*  */
#define MTIA_SLOT_PHASE_RUNNING 1u /*  */
#define MTIA_SLOT_PHASE_WAITING 2u /*  */
#define MTIA_SLOT_PHASE_STOPPED 3u /*  */
#define MTIA_SLOT_PHASE_REPORTING 4u /*  */
#define MTIA_SLOT_PHASE_DRAINING 5u /*  */

/* Sizes. */
#define MTIA_NOC_LANE_BYTES 64u /* B */
#define MTIA_NOC_COLUMNS 4u /* columns */
#define MTIA_NOC_ROWS 4u /* rows */
#define MTIA_NOC_DATA_LANES 12u /* lanes */
#define MTIA_NOC_CONTROL_LANES 3u /* lanes */
#define MTIA_NOC_CONTROL_BYTES 8u /* B */
#define MTIA_NOC_FRAGMENT_BYTES 256u /* B */
#define MTIA_NOC_BUFFER_FLITS 4u /* flits */
#define MTIA_NOC_PE_LANES 2u /* lanes */
#define MTIA_NOC_ME_LANES 6u /* lanes */
#define MTIA_NOC_EDGE_LANES 5u /* lanes */
#define MTIA_NOC_HOST_LANES 1u /* lanes */
#define MTIA_PE_COLUMNS 6u /* columns */
#define MTIA_PE_ROWS 12u /* rows */
#define MTIA_PE_REDUNDANT_ROWS 1u /* rows */
#define MTIA_PE_LOCAL_STORE_BYTES 524288u /* B */
#define MTIA_PE_LOCAL_STORE_LATENCY 2u /* cycles */
#define MTIA_FI_LENGTH_BITS 20u /* bits */
#define MTIA_FI_TAG_BITS 8u /* bits */
#define MTIA_FI_COMMANDS 8u /* commands */
#define MTIA_FI_IN_FLIGHT 8u /* commands */
#define MTIA_FI_READ_SLOTS 256u /* fragments */
#define MTIA_FI_WRITE_SLOTS 64u /* fragments */
#define MTIA_FI_STORE_READS 16u /* lines */
#define MTIA_FI_BUCKET_LINES 64u /* lines */
#define MTIA_ME_COUNT 16u /* MEs */
#define MTIA_ME_SRAM_BYTES 262144u /* B */
#define MTIA_ME_COMPLETION_QUEUE 1024u /* completions */
#define MTIA_ME_WORK_REQUESTS 16u /* requests */
#define MTIA_ME_MAILBOX 8u /* messages */
#define MTIA_NIC_COUNT 12u /* NICs */
#define MTIA_NIC_QUEUE_PAIRS 1088u /* QPs */
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
#define MTIA_SFU_ELEMENTS 128u /* elements */
#define MTIA_HBM_STACKS 6u /* stacks */
#define MTIA_HBM_PSEUDO_CHANNELS 32u /* PCs */
#define MTIA_HBM_BANK_GROUPS 4u /* parts */
#define MTIA_HBM_BANKS 4u /* parts */
#define MTIA_HBM_STACK_IDS 3u /* parts */
#define MTIA_HBM_ROWS 24576u /* rows */
#define MTIA_HBM_PAGE_BYTES 1024u /* B */
#define MTIA_HBM_CCDS 2u /* clocks */
#define MTIA_HBM_REFRESH 2u /* mode */
#define MTIA_HBM_REFRESH_POSTPONE 8u /* refreshes */
#define MTIA_HBM_TAG_BITS 8u /* bits */
#define MTIA_HBM_READ_QUEUE 64u /* lines */
#define MTIA_HBM_WRITE_QUEUE 128u /* lines */
#define MTIA_HBM_WRITE_HIGH 112u /* lines */
#define MTIA_HBM_WRITE_LOW 16u /* lines */
#define MTIA_HBM_WRITE_BATCH 16u /* lines */
#define MTIA_HBM_AGE_CAP 64u /* lines */
#define MTIA_HBM_READ_BUFFER 128u /* lines */
#define MTIA_HBM_CROSSING 8u /* lines */
#define MTIA_LLC_BANKS 96u /* banks */
#define MTIA_LLC_BANK_BYTES 2097152u /* B */
#define MTIA_LLC_INTERLEAVE_BYTES 2048u /* B */
#define MTIA_LLC_WAYS 16u /* ways */
#define MTIA_LLC_MISSES 256u /* misses */
#define MTIA_LLC_STREAM_WAYS 4u /* ways */
#define MTIA_LLC_REQUEST_QUEUE 128u /* reads */
#define MTIA_LLC_WRITE_QUEUE 128u /* lines */
#define MTIA_LLC_FETCH_QUEUE 64u /* reads */
#define MTIA_LLC_WRITE_BACKS 32u /* lines */
#define MTIA_LLC_SCRATCH_BASE 38u /* bits */

#endif
