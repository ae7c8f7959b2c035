#include "cicu_plural_rules.h"
#include "status.h"

#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

enum { skeleton_capacity = 64 };

cicu_formatted_number *cicu_formatted_number_open(
    const char *number, const char *skeleton, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  UChar wide_skeleton[skeleton_capacity];
  int32_t length = 0;
  u_strFromUTF8(wide_skeleton, skeleton_capacity, &length, skeleton, -1, code);
  UNumberFormatter *formatter =
      unumf_openForSkeletonAndLocale(wide_skeleton, length, "en", code);
  UFormattedNumber *result = unumf_openResult(code);
  unumf_formatDecimal(formatter, number, -1, result, code);
  unumf_close(formatter);
  if (U_FAILURE(*code)) {
    unumf_closeResult(result);
    return NULL;
  }
  return (cicu_formatted_number *)result;
}

void cicu_formatted_number_close(cicu_formatted_number *number) {
  unumf_closeResult((UFormattedNumber *)number);
}
