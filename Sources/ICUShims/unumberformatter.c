#include "cicu_number_symbols.h"
#include "cicu_plural_rules.h"
#include "status.h"

#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

enum { skeleton_capacity = 128 };

cicu_number_formatter *cicu_number_formatter_open(
    const char *skeleton, const char *locale, cicu_status *status) {
  UChar wide_skeleton[skeleton_capacity];
  int32_t length = 0;
  u_strFromUTF8(wide_skeleton, skeleton_capacity, &length, skeleton, -1, icu_code(status));
  return (cicu_number_formatter *)unumf_openForSkeletonAndLocale(
      wide_skeleton, length, locale, icu_code(status));
}

void cicu_number_formatter_close(cicu_number_formatter *formatter) {
  unumf_close((UNumberFormatter *)formatter);
}

cicu_formatted_number *cicu_formatted_number_open(
    const cicu_number_formatter *formatter, const char *number, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  UFormattedNumber *result = unumf_openResult(code);
  unumf_formatDecimal((const UNumberFormatter *)formatter, number, -1, result, code);
  if (U_FAILURE(*code)) {
    unumf_closeResult(result);
    return NULL;
  }
  return (cicu_formatted_number *)result;
}

void cicu_formatted_number_close(cicu_formatted_number *number) {
  unumf_closeResult((UFormattedNumber *)number);
}

int32_t cicu_number_show(
    const char *locale, const char *number, uint16_t *buffer, int32_t capacity,
    cicu_status *status) {
  UErrorCode *code = icu_code(status);
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(NULL, 0, locale, code);
  UFormattedNumber *result = unumf_openResult(code);
  unumf_formatDecimal(formatter, number, -1, result, code);
  int32_t length = unumf_resultToString(result, (UChar *)buffer, capacity, code);
  unumf_closeResult(result);
  unumf_close(formatter);
  return length;
}
