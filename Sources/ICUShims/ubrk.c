#include "cicu_break_iterator.h"
#include "status.h"

#include <unicode/ubrk.h>
#include <unicode/utext.h>

static UBreakIteratorType type_of(int32_t unit) {
  switch (unit) {
  case cicu_unit_word: return UBRK_WORD;
  case cicu_unit_sentence: return UBRK_SENTENCE;
  default: return UBRK_CHARACTER;
  }
}

cicu_break_iterator *cicu_break_iterator_open(
    int32_t unit, const char *language, cicu_status *status) {
  return (cicu_break_iterator *)ubrk_open(type_of(unit), language, NULL, 0, icu_code(status));
}

void cicu_break_iterator_close(cicu_break_iterator *rules) { ubrk_close((UBreakIterator *)rules); }

cicu_boundaries *cicu_boundaries_open(
    const cicu_break_iterator *rules, const uint8_t *text, int32_t length, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  UBreakIterator *iterator = ubrk_clone((const UBreakIterator *)rules, code);
  UText source = UTEXT_INITIALIZER;
  utext_openUTF8(&source, text ? (const char *)text : "", length, code);
  // The iterator keeps a shallow copy of its own.
  ubrk_setUText(iterator, &source, code);
  utext_close(&source);
  if (U_FAILURE(*code)) {
    ubrk_close(iterator);
    return NULL;
  }
  return (cicu_boundaries *)iterator;
}

void cicu_boundaries_close(cicu_boundaries *boundaries) {
  ubrk_close((UBreakIterator *)boundaries);
}

int32_t cicu_boundaries_next(cicu_boundaries *boundaries) {
  return ubrk_next((UBreakIterator *)boundaries);
}
