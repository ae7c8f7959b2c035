#ifndef CICU_SEARCH_H
#define CICU_SEARCH_H

#include "cicu_collator.h"
#include "cicu_status.h"

#pragma clang assume_nonnull begin

/// The places of a pattern in a text; for one thread.
typedef struct cicu_search cicu_search;

/// Opens a search for what a collator takes as the same as the pattern. The collator and both texts
/// must stay where they are until it is closed; neither text is empty.
cicu_search *_Nullable cicu_search_open(
    const cicu_collator *collator, const uint16_t *_Nullable pattern, int32_t pattern_length,
    const uint16_t *_Nullable text, int32_t text_length, cicu_status *status);

void cicu_search_close(cicu_search *search);

/// The offset of the next match, or -1 after the last one. Matches do not overlap.
int32_t cicu_search_next(cicu_search *search, int32_t *length, cicu_status *status);

#pragma clang assume_nonnull end

#endif
