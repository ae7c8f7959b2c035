#include "cicu_quotation.h"
#include "cicu_version.h"
#include "status.h"

#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

void cicu_version_cldr(char *buffer, cicu_status *status) {
  UVersionInfo version = {0};
  ulocdata_getCLDRVersion(version, icu_code(status));
  u_versionToString(version, buffer);
}

int32_t cicu_quotation_mark(
    const char *locale, int32_t mark, uint16_t *buffer, int32_t capacity, cicu_status *status) {
  static const ULocaleDataDelimiterType types[] = {
      [cicu_quotation_opening] = ULOCDATA_QUOTATION_START,
      [cicu_quotation_closing] = ULOCDATA_QUOTATION_END,
      [cicu_quotation_inner_opening] = ULOCDATA_ALT_QUOTATION_START,
      [cicu_quotation_inner_closing] = ULOCDATA_ALT_QUOTATION_END,
  };
  UErrorCode *code = icu_code(status);
  ULocaleData *data = ulocdata_open(locale, code);
  if (U_FAILURE(*code)) return 0;
  int32_t length = 0;
  if (*code == U_USING_DEFAULT_WARNING) {
    *code = U_MISSING_RESOURCE_ERROR;
  } else {
    length = ulocdata_getDelimiter(data, types[mark], (UChar *)buffer, capacity, code);
  }
  ulocdata_close(data);
  return length;
}
