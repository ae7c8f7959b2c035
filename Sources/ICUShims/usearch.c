#include "cicu_search.h"
#include "status.h"

#include <unicode/usearch.h>

cicu_search *cicu_search_open(
    const cicu_collator *collator, const uint16_t *pattern, int32_t pattern_length,
    const uint16_t *text, int32_t text_length, cicu_status *status) {
  return (cicu_search *)usearch_openFromCollator(
      (const UChar *)pattern, pattern_length, (const UChar *)text, text_length,
      (const UCollator *)collator, NULL, icu_code(status));
}

void cicu_search_close(cicu_search *search) { usearch_close((UStringSearch *)search); }

int32_t cicu_search_next(cicu_search *search, int32_t *length, cicu_status *status) {
  int32_t start = usearch_next((UStringSearch *)search, icu_code(status));
  *length = start == USEARCH_DONE ? 0 : usearch_getMatchedLength((const UStringSearch *)search);
  return start == USEARCH_DONE ? -1 : start;
}
