/* Integer loops: a sieve, greatest common divisors, a cyclic redundancy check, a product of
 * matrices, a sort. Branches, shifts, additions, multiplications, few divisions, memory in words
 * and bytes: what an integer core spends its time on. */
#include "bench.h"

enum { SIEVE = 8192, MATRIX = 12, WORDS = 256 };

static uint8_t composite[SIEVE];
static int32_t left[MATRIX][MATRIX], right[MATRIX][MATRIX], product[MATRIX][MATRIX];
static uint32_t numbers[WORDS];

/* Primes below SIEVE. */
static uint32_t count_primes(void)
{
    uint32_t count = 0;
    for (uint32_t i = 2; i < SIEVE; i++) {
        if (composite[i])
            continue;
        count++;
        for (uint32_t j = i * i; j < SIEVE; j += i)
            composite[j] = 1;
    }
    return count;
}

/* By Stein's method: shifts and subtractions only. */
static uint32_t gcd(uint32_t a, uint32_t b)
{
    uint32_t shift = 0;
    if (a == 0 || b == 0)
        return a | b;
    while (((a | b) & 1) == 0) {
        a >>= 1;
        b >>= 1;
        shift++;
    }
    while ((a & 1) == 0)
        a >>= 1;
    do {
        while ((b & 1) == 0)
            b >>= 1;
        if (a > b) {
            uint32_t swap = a;
            a = b;
            b = swap;
        }
        b -= a;
    } while (b != 0);
    return a << shift;
}

/* Numbers up to `limit` that have no divisor in common with it: Euler's totient. */
static uint32_t totient(uint32_t limit)
{
    uint32_t count = 0;
    for (uint32_t i = 1; i <= limit; i++)
        count += gcd(i, limit) == 1;
    return count;
}

/* CRC-32 of IEEE 802.3, bit by bit. */
static uint32_t crc(const uint8_t *bytes, uint32_t count)
{
    uint32_t rest = 0xffffffffu;
    for (uint32_t i = 0; i < count; i++) {
        rest ^= bytes[i];
        for (int bit = 0; bit < 8; bit++)
            rest = (rest >> 1) ^ ((rest & 1) ? 0xedb88320u : 0);
    }
    return ~rest;
}

/* A times its transpose is symmetric, and the trace of it is the sum of squares. */
static int multiply(uint32_t *state)
{
    int32_t squares = 0, trace = 0;
    for (int i = 0; i < MATRIX; i++)
        for (int j = 0; j < MATRIX; j++) {
            int32_t value = (int32_t)(next_number(state) & 0x7ff) - 1024;
            left[i][j] = value;
            right[j][i] = value;
            squares += value * value;
        }
    for (int i = 0; i < MATRIX; i++)
        for (int j = 0; j < MATRIX; j++) {
            int32_t sum = 0;
            for (int k = 0; k < MATRIX; k++)
                sum += left[i][k] * right[k][j];
            product[i][j] = sum;
        }
    for (int i = 0; i < MATRIX; i++) {
        trace += product[i][i];
        for (int j = 0; j < i; j++)
            if (product[i][j] != product[j][i])
                return 0;
    }
    return trace == squares;
}

/* Shell's sort with the gaps of Ciura; sum and order tell whether it is right. */
static int sort(uint32_t *state)
{
    static const uint32_t gaps[] = {132, 57, 23, 10, 4, 1};
    uint32_t before = 0, after = 0;
    for (uint32_t i = 0; i < WORDS; i++) {
        numbers[i] = next_number(state);
        before += numbers[i];
    }
    for (uint32_t g = 0; g < sizeof gaps / sizeof gaps[0]; g++) {
        uint32_t gap = gaps[g];
        for (uint32_t i = gap; i < WORDS; i++) {
            uint32_t value = numbers[i], j = i;
            for (; j >= gap && numbers[j - gap] > value; j -= gap)
                numbers[j] = numbers[j - gap];
            numbers[j] = value;
        }
    }
    for (uint32_t i = 0; i < WORDS; i++) {
        after += numbers[i];
        if (i > 0 && numbers[i - 1] > numbers[i])
            return 0;
    }
    return before == after;
}

int bench(void)
{
    uint32_t state = 1;
    /* pi(8192) = 1028; phi(360) = 96; the check value of CRC-32 is that of "123456789". */
    CHECK(1, count_primes() == 1028);
    uint32_t limit = 360;
    HIDE(limit);
    CHECK(2, totient(limit) == 96);
    CHECK(3, crc((const uint8_t *)"123456789", 9) == 0xcbf43926u);
    for (int round = 0; round < 4; round++) {
        CHECK(4, multiply(&state));
        CHECK(5, sort(&state));
        /* A check sum put behind its bytes leaves the same rest whatever the bytes are. */
        uint32_t sum = crc((const uint8_t *)numbers, 4 * (WORDS - 1));
        numbers[WORDS - 1] = sum;
        CHECK(6, crc((const uint8_t *)numbers, 4 * WORDS) == 0x2144df1cu);
    }
    return 0;
}
