#include "cicu_locale.h"
#include "status.h"

#include <unicode/uloc.h>

int32_t cicu_locale_add_likely_subtags(
    const char *locale, char *buffer, int32_t capacity, cicu_status *status) {
  return uloc_addLikelySubtags(locale, buffer, capacity, icu_code(status));
}

bool cicu_locale_has_iso639_code(const char *locale) { return uloc_getISO3Language(locale)[0]; }

int32_t cicu_locale_display_name(
    const char *locale, const char *in_locale, uint16_t *buffer, int32_t capacity,
    cicu_status *status) {
  return uloc_getDisplayName(locale, in_locale, (UChar *)buffer, capacity, icu_code(status));
}

int32_t cicu_locale_display_language(
    const char *locale, const char *in_locale, uint16_t *buffer, int32_t capacity,
    cicu_status *status) {
  return uloc_getDisplayLanguage(locale, in_locale, (UChar *)buffer, capacity, icu_code(status));
}

bool cicu_locale_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale); }
