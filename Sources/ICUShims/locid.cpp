// Canonicalization with CLDR's aliases has no C function.
#define U_SHOW_CPLUSPLUS_API 1

#include "cicu_locale.h"
#include "status.h"

#include <unicode/bytestream.h>
#include <unicode/locid.h>

int32_t cicu_locale_canonical(
    const char *locale, char *buffer, int32_t capacity, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  if (U_FAILURE(*code)) {
    return 0;
  }
  icu::Locale canonical = icu::Locale::createCanonical(locale);
  if (canonical.isBogus()) {
    *code = U_ILLEGAL_ARGUMENT_ERROR;
    return 0;
  }
  icu::CheckedArrayByteSink sink(buffer, capacity);
  canonical.toLanguageTag(sink, *code);
  if (U_SUCCESS(*code) && sink.Overflowed()) {
    *code = U_BUFFER_OVERFLOW_ERROR;
  }
  return sink.NumberOfBytesAppended();
}
