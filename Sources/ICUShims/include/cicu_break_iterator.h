#ifndef CICU_BREAK_ITERATOR_H
#define CICU_BREAK_ITERATOR_H

#include "cicu_status.h"

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The rules that divide text into units. Never used for a text itself: every call works with a
/// clone, so that any thread may share the rules.
typedef struct cicu_break_iterator cicu_break_iterator;

/// The boundaries in one text; for one thread.
typedef struct cicu_boundaries cicu_boundaries;

/// The units of text (UAX 29).
enum {
  cicu_unit_grapheme_cluster,
  cicu_unit_word,
  cicu_unit_sentence,
};

/// Opens the rules of a language for one kind of unit.
cicu_break_iterator *_Nullable cicu_break_iterator_open(
    int32_t unit, const char *language, cicu_status *status);

void cicu_break_iterator_close(cicu_break_iterator *rules);

/// Opens the boundaries in a UTF-8 text, which must stay where it is until they are closed.
cicu_boundaries *_Nullable cicu_boundaries_open(
    const cicu_break_iterator *rules, const uint8_t *_Nullable text, int32_t length,
    cicu_status *status);

void cicu_boundaries_close(cicu_boundaries *boundaries);

/// The byte offset of the next boundary after the start of the text, or -1 after the last one.
int32_t cicu_boundaries_next(cicu_boundaries *boundaries);

#pragma clang assume_nonnull end

#endif
