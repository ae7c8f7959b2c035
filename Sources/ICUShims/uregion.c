#include "cicu_locale.h"

#include <unicode/uregion.h>

bool cicu_region_is_known(const char *region) {
  UErrorCode code = U_ZERO_ERROR;
  const URegion *found = uregion_getRegionFromCode(region, &code);
  return U_SUCCESS(code) && found && uregion_getType(found) != URGN_UNKNOWN;
}
