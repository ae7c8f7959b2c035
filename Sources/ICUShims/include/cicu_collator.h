#ifndef CICU_COLLATOR_H
#define CICU_COLLATOR_H

#include "cicu_status.h"

#pragma clang assume_nonnull begin

/// An order of strings. Once opened it is never changed: comparing and making keys may run on any
/// thread.
typedef struct cicu_collator cicu_collator;

/// Opens the order of a locale ("" is the root) in which runs of digits compare as numbers.
cicu_collator *_Nullable cicu_collator_open_numeric(const char *locale, cicu_status *status);

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
