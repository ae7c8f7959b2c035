#ifndef CICU_EXEMPLARS_H
#define CICU_EXEMPLARS_H

#include "cicu_status.h"

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The characters that a language is written with (UTS 35, Exemplars). Immutable once it is open.
typedef struct cicu_exemplars cicu_exemplars;

/// The letters of everyday text, and those of foreign words and names in it.
enum {
  cicu_exemplars_main,
  cicu_exemplars_auxiliary,
};

/// The exemplars of a locale, in upper and lower case. A locale that CLDR does not know is an
/// error.
cicu_exemplars *_Nullable cicu_exemplars_open(
    const char *locale, int32_t type, cicu_status *status);

void cicu_exemplars_close(cicu_exemplars *exemplars);

/// The number of items: ranges of code points, then sequences of several.
int32_t cicu_exemplars_item_count(const cicu_exemplars *exemplars);

/// The number of items that are ranges; they come first.
int32_t cicu_exemplars_range_count(const cicu_exemplars *exemplars);

/// Reads the first ranges: for each one its first and its last code point.
void cicu_exemplars_ranges(const cicu_exemplars *exemplars, uint32_t *bounds, int32_t count);

/// Reads an item that is a sequence; returns its length.
int32_t cicu_exemplars_sequence(
    const cicu_exemplars *exemplars, int32_t index, uint16_t *buffer, int32_t capacity,
    cicu_status *status);

#pragma clang assume_nonnull end

#endif
