#include "cicu_locale.h"

#include <stdio.h>
#include <unicode/uloc.h>
#include <unicode/uregion.h>

// Countries stand in a table of the library; everything else is in data that takes milliseconds to load.
static bool is_country(const char *region) {
  char locale[16];
  int length = snprintf(locale, sizeof locale, "und_%s", region);
  if (length <= 0 || length >= (int)sizeof locale) return false;
  return uloc_getISO3Country(locale)[0] != 0;
}

bool cicu_region_is_known(const char *region) {
  if (is_country(region)) return true;
  UErrorCode code = U_ZERO_ERROR;
  const URegion *found = uregion_getRegionFromCode(region, &code);
  return U_SUCCESS(code) && found && uregion_getType(found) != URGN_UNKNOWN;
}
