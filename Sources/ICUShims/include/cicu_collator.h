#ifndef CICU_COLLATOR_H
#define CICU_COLLATOR_H

#include "cicu_status.h"

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// An order of strings. Once opened it is never changed: comparing and making keys may run on any
/// thread.
typedef struct cicu_collator cicu_collator;

/// How deep texts are compared, from their letters alone to their code points.
enum {
  cicu_strength_primary,
  cicu_strength_secondary,
  cicu_strength_tertiary,
  cicu_strength_quaternary,
  cicu_strength_identical,
};

/// Opens the order of a locale ("" is the root). `numeric` compares runs of digits as numbers,
/// `case_level` compares case before any difference that the strength leaves out.
cicu_collator *_Nullable cicu_collator_open(
    const char *locale, int32_t strength, bool numeric, bool case_level, cicu_status *status);

void cicu_collator_close(cicu_collator *collator);

/// Compares two UTF-8 texts: below 0, 0 or above 0.
int32_t cicu_collator_compare(
    const cicu_collator *collator, const uint8_t *_Nullable first, int32_t first_length,
    const uint8_t *_Nullable second, int32_t second_length, cicu_status *status);

/// Writes bytes whose order is that of the texts, with a NUL at the end, and returns their number.
/// Where that is more than the capacity, the buffer holds nothing of use; there is no status.
int32_t cicu_collator_sort_key(
    const cicu_collator *collator, const uint16_t *_Nullable text, int32_t length, uint8_t *buffer,
    int32_t capacity);

/// Compares two sort keys: below 0, 0 or above 0.
int32_t cicu_sort_key_compare(const uint8_t *first, const uint8_t *second);

#pragma clang assume_nonnull end

#endif
