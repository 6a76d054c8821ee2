/* The registers of the message engine, one function an action. Addresses, bits and fields come from
 * the generated header; nothing here knows what they are used for. */
#ifndef REGISTERS_H
#define REGISTERS_H

#include <stdbool.h>
#include <stdint.h>

#include "mtia.h"

static inline uint32_t register_read(uintptr_t address)
{
	return *(volatile const uint32_t *)address;
}

static inline void register_write(uintptr_t address, uint32_t value)
{
	*(volatile uint32_t *)address = value;
}

/* Of an address, low word first; a value that is pushed later. */
static inline void register_write_wide(uintptr_t address, uint64_t value)
{
	register_write(address, (uint32_t)value);
	register_write(address + 4, (uint32_t)(value >> 32));
}

/* The field `name` of a word, and a value put in its place. */
#define FIELD(name, word) (((word) >> MTIA_ME_##name##_SHIFT) & MTIA_ME_##name##_MASK)
#define PLACE(name, value) ((uint32_t)(value) << MTIA_ME_##name##_SHIFT)

/* What can be taken and given now: bits MTIA_ME_STATUS_BIT_*. */
static inline uint32_t status_read(void)
{
	return register_read(MTIA_ME_STATUS);
}

/* What the flits of a fetch brought is in the SRAM when its completion is there: nothing read
 * before may be kept. */
static inline void sram_has_changed(void)
{
	__asm__ volatile("" ::: "memory");
}

/* The oldest completion, word 0; 0 if there is none. Words 1 and 2 are not needed here. */
static inline uint32_t completion_peek(void)
{
	return register_read(MTIA_ME_COMPLETION_0);
}

static inline void completion_pop(void)
{
	register_write(MTIA_ME_COMPLETION_POP, 0);
}

/* Begins a fetch of `flits` flits of memory into the SRAM; room for it must have been seen. */
static inline void fetch_push(uint64_t address, const void *to, uint32_t flits, uint32_t tag)
{
	uint32_t line = ((uint32_t)(uintptr_t)to - MTIA_ME_SRAM_BASE) / MTIA_NOC_LANE_BYTES;

	register_write_wide(MTIA_ME_FETCH_ADDRESS_LO, address);
	register_write(MTIA_ME_FETCH_PUSH, PLACE(FETCH_TAG, tag) | PLACE(FETCH_LINE, line) |
						   PLACE(FETCH_LAST, flits - 1));
}

/* Begins a store of 4 or 8 bytes; room for it must have been seen. */
static inline void store_push(uint64_t address, uint64_t value, bool eight, uint32_t tag)
{
	register_write_wide(MTIA_ME_STORE_ADDRESS_LO, address);
	register_write_wide(MTIA_ME_STORE_DATA_LO, value);
	register_write(MTIA_ME_STORE_PUSH, PLACE(STORE_TAG, tag) | PLACE(STORE_DOUBLE, eight));
}

static inline uint64_t memory_limit_read(void)
{
	return (uint64_t)register_read(MTIA_ME_MEMORY_LIMIT_HI) << 32 |
	       register_read(MTIA_ME_MEMORY_LIMIT_LO);
}

static inline uint64_t time_read(void)
{
	for (;;) {
		uint32_t high = register_read(MTIA_ME_TIME_HI);
		uint32_t low = register_read(MTIA_ME_TIME_LO);
		if (register_read(MTIA_ME_TIME_HI) == high)
			return (uint64_t)high << 32 | low;
	}
}

/* The core wakes at that time, if it sleeps. */
static inline void alarm_set(uint64_t time)
{
	register_write_wide(MTIA_ME_TIME_COMPARE_LO, time);
}

static inline void alarm_clear(void)
{
	alarm_set(UINT64_MAX);
}

/* Sleeps until a bit of status that is enabled is set, or the alarm is due; goes on at once if it
 * is so already. Interrupts wake the core and are not taken, so none can slip in between. */
static inline void wait_for_interrupt(void)
{
	__asm__ volatile("wfi");
}

#define MIE_TIMER (1u << 7)
#define MIE_EXTERNAL (1u << 11)

static inline void interrupts_choose(uint32_t mie)
{
	__asm__ volatile("csrw mie, %0" ::"r"(mie));
}

#endif
