#include "completions.h"

#include "fetch.h"
#include "issue.h"
#include "registers.h"
#include "slots.h"

/* Completions that are taken before something else has its turn. */
#define AT_ONCE 8u

static inline void take(uint32_t word)
{
	uint32_t source = FIELD(COMPLETION_SOURCE, word);
	uint32_t status = FIELD(COMPLETION_STATUS, word);
	uint32_t tag = FIELD(COMPLETION_TAG, word);
	uint32_t counted = source;

	if (source > MTIA_ME_COMPLETION_RECEIVE) {
		if (source == MTIA_ME_COMPLETION_FETCH) {
			fetch_complete(tag, status);
			return;
		}
		if (source == MTIA_ME_COMPLETION_NMC)
			tag = nmc_tag_return(tag);
		counted = OPEN_OTHERS;
	}
	slots[tag_slot(tag)].open[counted]--;
	sets.ready |= set_of(tag_slot(tag));
	if (status) {
		slot_fail(tag_slot(tag), tag_index(tag), source, status);
		return;
	}
	mark_complete(tag);
	register_write(MTIA_ME_WQE_DONE, 0);
}

bool completions_take(void)
{
	uint32_t word = completion_peek();

	if (word == 0)
		return false;
	for (uint32_t left = AT_ONCE; left != 0 && word != 0; left--) {
		completion_pop();
		take(word);
		word = completion_peek();
	}
	return true;
}
