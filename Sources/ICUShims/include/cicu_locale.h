#ifndef CICU_LOCALE_H
#define CICU_LOCALE_H

#include "cicu_status.h"

#include <stdbool.h>

#pragma clang assume_nonnull begin

#ifdef __cplusplus
extern "C" {
#endif

/// Writes the canonical BCP 47 form of a locale in any spelling that ICU reads (UTS 35 Part 1,
/// Annex C): "iw_IL" gives "he-IL". Returns the length without the NUL.
int32_t cicu_locale_canonical(
    const char *locale, char *buffer, int32_t capacity, cicu_status *status);

/// Writes the locale with its likeliest script and region in ICU's spelling: "zh-HK" gives
/// "zh_Hant_HK". A language without data stays as it is. Returns the length without the NUL.
int32_t cicu_locale_add_likely_subtags(
    const char *locale, char *buffer, int32_t capacity, cicu_status *status);

/// Whether the language of the locale has a code of three letters in ISO 639 that ICU knows.
bool cicu_locale_has_iso639_code(const char *locale);

/// Writes the name of a locale in the language of another one. Returns the length.
int32_t cicu_locale_display_name(
    const char *locale, const char *in_locale, uint16_t *buffer, int32_t capacity,
    cicu_status *status);

/// Writes the name of the locale's language in the language of another one, or the code itself
/// where there is no name. Returns the length.
int32_t cicu_locale_display_language(
    const char *locale, const char *in_locale, uint16_t *buffer, int32_t capacity,
    cicu_status *status);

/// Whether the locale's script, given or likely, runs from right to left.
bool cicu_locale_is_right_to_left(const char *locale);

/// Whether a region code is known: ISO 3166-1 letters, UN M49 digits.
bool cicu_region_is_known(const char *region);

#ifdef __cplusplus
}
#endif

#pragma clang assume_nonnull end

#endif
