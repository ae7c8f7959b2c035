// That a locale fell back to the root can be seen in ICU's resources alone.

#include "cicu_number_symbols.h"
#include "cicu_plural_rules.h"

#include <unicode/ures.h>

bool cicu_plural_rules_has_data(const char *locale, bool ordinal) {
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle *plurals = ures_openDirect(NULL, "plurals", &code);
  UResourceBundle *locales =
      ures_getByKey(plurals, ordinal ? "locales_ordinals" : "locales", NULL, &code);
  int32_t length = 0;
  ures_getStringByKey(locales, locale, &length, &code);
  ures_close(locales);
  ures_close(plurals);
  return U_SUCCESS(code);
}

bool cicu_number_symbols_has_data(const char *locale) {
  UErrorCode code = U_ZERO_ERROR;
  ures_close(ures_open(NULL, locale, &code));
  return U_SUCCESS(code) && code != U_USING_DEFAULT_WARNING;
}
