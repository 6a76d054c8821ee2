/* Copies: bytes, words, four words a turn, and words at addresses that are not theirs. */
#include "bench.h"

enum { BYTES = 8192 };

static uint32_t from[BYTES / 4 + 2], to[BYTES / 4 + 2];

static void copy_bytes(uint8_t *d, const uint8_t *s, uint32_t count)
{
    while (count-- > 0)
        *d++ = *s++;
}

static void copy_words(uint32_t *d, const uint32_t *s, uint32_t count)
{
    while (count-- > 0)
        *d++ = *s++;
}

static void copy_blocks(uint32_t *d, const uint32_t *s, uint32_t count)
{
    for (; count >= 4; count -= 4, d += 4, s += 4) {
        uint32_t a = s[0], b = s[1], c = s[2], e = s[3];
        d[0] = a;
        d[1] = b;
        d[2] = c;
        d[3] = e;
    }
}

/* Word by word whatever the addresses are: the core carries misaligned accesses out. */
static void copy_misaligned(uint8_t *d, const uint8_t *s, uint32_t count)
{
    for (uint32_t i = 0; i < count; i += 4) {
        uint32_t word;
        __asm__ volatile("lw %0, 0(%1)" : "=r"(word) : "r"(s + i) : "memory");
        __asm__ volatile("sw %0, 0(%1)" : : "r"(word), "r"(d + i) : "memory");
    }
}

/* Whether `count` bytes are equal, and those before and after are still zero. */
static int copied(const uint8_t *d, const uint8_t *s, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        if (d[i] != s[i])
            return 0;
    return d[count] == 0;
}

static void clear(void)
{
    for (uint32_t i = 0; i < sizeof to / sizeof to[0]; i++)
        to[i] = 0;
}

int bench(void)
{
    uint32_t state = 2;
    for (uint32_t i = 0; i < BYTES / 4; i++)
        from[i] = next_number(&state) * 0x01010101u;
    const uint8_t *s = (const uint8_t *)from;
    uint8_t *d = (uint8_t *)to;

    copy_words(to, from, BYTES / 4);
    CHECK(1, copied(d, s, BYTES));
    clear();
    copy_blocks(to, from, BYTES / 4);
    CHECK(2, copied(d, s, BYTES));
    clear();
    copy_bytes(d + 1, s + 3, BYTES / 4);
    CHECK(3, d[0] == 0 && copied(d + 1, s + 3, BYTES / 4));
    clear();
    for (uint32_t shift = 1; shift < 4; shift++) {
        copy_misaligned(d + shift, s + 3 - shift, BYTES / 4);
        CHECK(4, d[0] == 0 && copied(d + shift, s + 3 - shift, BYTES / 4));
        clear();
    }
    return 0;
}
