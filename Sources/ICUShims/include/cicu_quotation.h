#ifndef CICU_QUOTATION_H
#define CICU_QUOTATION_H

#include "cicu_status.h"

#pragma clang assume_nonnull begin

/// The quotation marks of a locale (UTS 35 Part 1, Delimiter Elements).
enum {
  cicu_quotation_opening,
  cicu_quotation_closing,
  cicu_quotation_inner_opening,
  cicu_quotation_inner_closing,
};

/// Writes a quotation mark of a locale. Fails with U_MISSING_RESOURCE_ERROR where CLDR has no data
/// for the language: ICU would take the marks of the locale that the process runs in. Returns the
/// length.
int32_t cicu_quotation_mark(
    const char *locale, int32_t mark, uint16_t *buffer, int32_t capacity, cicu_status *status);

#pragma clang assume_nonnull end

#endif
