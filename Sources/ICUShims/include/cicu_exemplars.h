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

/// Reads an item. Returns 0 for a range, else the length of the sequence that it wrote.
int32_t cicu_exemplars_item(
    const cicu_exemplars *exemplars, int32_t index, uint32_t *first, uint32_t *last,
    uint16_t *buffer, int32_t capacity, cicu_status *status);

#pragma clang assume_nonnull end

#endif
