/* Walking lists: each load's address is the load's before. Built in an order by chance, summed,
 * reversed, sorted by merging, searched. */
#include "bench.h"

enum { NODES = 512, SEARCHES = 8 };

struct node {
    struct node *next;
    uint32_t value;
};

static struct node nodes[NODES];
static uint16_t order[NODES];

static struct node *build(uint32_t *state)
{
    for (uint32_t i = 0; i < NODES; i++)
        order[i] = (uint16_t)i;
    for (uint32_t i = NODES - 1; i > 0; i--) {
        uint32_t j = number_below(state, i + 1);
        uint16_t swap = order[i];
        order[i] = order[j];
        order[j] = swap;
    }
    struct node *head = 0;
    for (uint32_t i = 0; i < NODES; i++) {
        struct node *node = &nodes[order[i]];
        /* A permutation of 0 to NODES - 1: its sum is known. */
        node->value = i * 5 % NODES;
        node->next = head;
        head = node;
    }
    return head;
}

static uint32_t sum(const struct node *node)
{
    uint32_t total = 0;
    for (; node; node = node->next)
        total += node->value;
    return total;
}

static struct node *reverse(struct node *node)
{
    struct node *head = 0;
    while (node) {
        struct node *next = node->next;
        node->next = head;
        head = node;
        node = next;
    }
    return head;
}

static struct node *merge(struct node *a, struct node *b)
{
    struct node *head, **end = &head;
    while (a && b) {
        struct node **least = a->value <= b->value ? &a : &b;
        *end = *least;
        end = &(*least)->next;
        *least = (*least)->next;
    }
    *end = a ? a : b;
    return head;
}

static struct node *sort(struct node *list)
{
    if (!list || !list->next)
        return list;
    /* The middle: one goes twice as fast as the other. */
    struct node *slow = list, *fast = list->next;
    while (fast && fast->next) {
        slow = slow->next;
        fast = fast->next->next;
    }
    struct node *other = slow->next;
    slow->next = 0;
    return merge(sort(list), sort(other));
}

/* The place of a value in the list, NODES if it is not there. */
static uint32_t find(const struct node *node, uint32_t value)
{
    uint32_t place = 0;
    for (; node && node->value != value; node = node->next)
        place++;
    return place;
}

int bench(void)
{
    const uint32_t total = NODES * (NODES - 1) / 2;
    uint32_t state = 3;
    struct node *list = build(&state);
    CHECK(1, sum(list) == total);
    uint32_t first = list->value;
    list = reverse(list);
    CHECK(2, sum(list) == total && find(list, first) == NODES - 1);
    list = sort(list);
    CHECK(3, sum(list) == total);
    for (uint32_t i = 0; i < SEARCHES; i++) {
        uint32_t value = number_below(&state, NODES);
        CHECK(4, find(list, value) == value);
    }
    CHECK(5, find(list, NODES) == NODES);
    return 0;
}
