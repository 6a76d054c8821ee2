/* A mix as in system programs, in the spirit of Dhrystone: records and pointers to them, strings,
 * small functions called often, arrays, choices among many. All of it works on one small ledger. */
#include "bench.h"

enum { ACCOUNTS = 16, NAME = 24, ROUNDS = 60 };

enum kind { DEPOSIT, WITHDRAWAL, TRANSFER, RENAME, AUDIT, KINDS };

struct account {
    char name[NAME];
    int32_t balance;
    uint32_t changes;
    struct account *partner;
};

struct order {
    enum kind kind;
    uint32_t account;
    int32_t amount;
};

static struct account ledger[ACCOUNTS];
static int32_t journal[KINDS][ACCOUNTS];

__attribute__((noinline)) static uint32_t length(const char *text)
{
    uint32_t count = 0;
    while (text[count])
        count++;
    return count;
}

__attribute__((noinline)) static int compare(const char *a, const char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return (unsigned char)*a - (unsigned char)*b;
}

__attribute__((noinline)) static void copy(char *to, const char *from)
{
    while ((*to++ = *from++))
        ;
}

/* Appends a number in decimal. */
__attribute__((noinline)) static void append(char *text, uint32_t number)
{
    char digits[10];
    uint32_t count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    char *end = text + length(text);
    while (count)
        *end++ = digits[--count];
    *end = 0;
}

__attribute__((noinline)) static int32_t limited(int32_t amount, int32_t most)
{
    return amount > most ? most : amount < -most ? -most : amount;
}

__attribute__((noinline)) static void book(struct account *account, enum kind kind, int32_t amount)
{
    account->balance += amount;
    account->changes++;
    journal[kind][account - ledger] += amount;
}

/* Carries an order out; what it adds to the sum of all balances. */
__attribute__((noinline)) static int32_t carry_out(const struct order *order)
{
    struct account *account = &ledger[order->account % ACCOUNTS];
    int32_t amount = limited(order->amount, 5000);
    switch (order->kind) {
    case DEPOSIT:
        book(account, DEPOSIT, amount);
        return amount;
    case WITHDRAWAL:
        book(account, WITHDRAWAL, -amount);
        return -amount;
    case TRANSFER:
        book(account, TRANSFER, -amount);
        book(account->partner, TRANSFER, amount);
        return 0;
    case RENAME: {
        struct account before = *account;
        copy(account->name, "account-");
        append(account->name, order->account);
        if (compare(account->name, before.name) != 0)
            account->changes = before.changes + 1;
        return 0;
    }
    default:
        return 0;
    }
}

/* What the journal says that an account holds. */
__attribute__((noinline)) static int32_t audited(uint32_t account)
{
    int32_t sum = 0;
    for (int kind = 0; kind < KINDS; kind++)
        sum += journal[kind][account];
    return sum;
}

int bench(void)
{
    uint32_t state = 4;
    int32_t total = 0;
    for (uint32_t i = 0; i < ACCOUNTS; i++) {
        copy(ledger[i].name, "new");
        append(ledger[i].name, i);
        ledger[i].partner = &ledger[(i + 7) % ACCOUNTS];
    }
    for (uint32_t round = 0; round < ROUNDS; round++) {
        for (uint32_t i = 0; i < ACCOUNTS; i++) {
            struct order order;
            order.kind = (enum kind)number_below(&state, KINDS);
            order.account = number_below(&state, 1000);
            order.amount = (int32_t)number_below(&state, 20000) - 10000;
            total += carry_out(&order);
        }
    }
    int32_t held = 0;
    for (uint32_t i = 0; i < ACCOUNTS; i++) {
        held += ledger[i].balance;
        CHECK(1, audited(i) == ledger[i].balance);
        CHECK(2, length(ledger[i].name) < NAME);
        CHECK(3, compare(ledger[i].name, ledger[i].partner->name) != 0);
    }
    CHECK(4, held == total);
    return 0;
}
