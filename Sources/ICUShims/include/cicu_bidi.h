#ifndef CICU_BIDI_H
#define CICU_BIDI_H

#include "cicu_status.h"

#pragma clang assume_nonnull begin

/// The base direction of a text; `first_strong` is that of its first strong character, or from left
/// to right.
enum {
  cicu_bidi_left_to_right,
  cicu_bidi_right_to_left,
  cicu_bidi_first_strong,
};

/// Writes the embedding level of each code unit (UAX 9), odd for right to left. Returns the base
/// level of the text.
int32_t cicu_bidi_levels(
    int32_t base, const uint16_t *_Nullable text, int32_t length, uint8_t *levels,
    cicu_status *status);

/// Writes which index each place from left to right has (UAX 9, rule L2).
void cicu_bidi_visual_order(const uint8_t *levels, int32_t count, int32_t *order);

#pragma clang assume_nonnull end

#endif
