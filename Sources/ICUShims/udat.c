#include "cicu_date_format.h"
#include "status.h"

#include <math.h>
#include <stddef.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>

static const UChar utc[] = {'E', 't', 'c', '/', 'U', 'T', 'C', 0};
static const UDate milliseconds_of_day = 86400000.0;
static const UDate before_all_dates = -1e15;

static UDateFormatStyle style_of(int32_t style) {
  switch (style) {
  case cicu_date_short: return UDAT_SHORT;
  case cicu_date_medium: return UDAT_MEDIUM;
  default: return UDAT_LONG;
  }
}

cicu_date_format *cicu_date_format_open(
    int32_t style, const uint16_t *pattern, int32_t pattern_length, const char *locale,
    cicu_status *status) {
  UErrorCode *code = icu_code(status);
  UDateFormatStyle time_style = pattern ? UDAT_PATTERN : UDAT_NONE;
  UDateFormatStyle date_style = pattern ? UDAT_PATTERN : style_of(style);
  UDateFormat *format = udat_open(
      time_style, date_style, locale, utc, -1, (const UChar *)pattern, pattern_length, code);
  UCalendar *calendar = ucal_open(utc, -1, locale, UCAL_GREGORIAN, code);
  ucal_setGregorianChange(calendar, before_all_dates, code);
  if (U_SUCCESS(*code)) {
    udat_setCalendar(format, calendar);
    udat_setLenient(format, false);
  }
  ucal_close(calendar);
  if (U_FAILURE(*code)) {
    udat_close(format);
    return NULL;
  }
  return (cicu_date_format *)format;
}

void cicu_date_format_close(cicu_date_format *format) { udat_close((UDateFormat *)format); }

int32_t cicu_date_format_pattern(
    const cicu_date_format *format, uint16_t *buffer, int32_t capacity, cicu_status *status) {
  return udat_toPattern(
      (const UDateFormat *)format, false, (UChar *)buffer, capacity, icu_code(status));
}

int32_t cicu_date_format_text(
    const cicu_date_format *format, int32_t day, uint16_t *buffer, int32_t capacity,
    cicu_status *status) {
  UErrorCode *code = icu_code(status);
  UDateFormat *clone = udat_clone((const UDateFormat *)format, code);
  int32_t length =
      udat_format(clone, day * milliseconds_of_day, (UChar *)buffer, capacity, NULL, code);
  udat_close(clone);
  return length;
}

bool cicu_date_format_parse(
    const cicu_date_format *format, bool accepts_any_day, const uint16_t *text, int32_t length,
    int32_t *day, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  UDateFormat *clone = udat_clone((const UDateFormat *)format, code);
  if (U_FAILURE(*code)) { return false; }
  if (accepts_any_day) {
    UCalendar *calendar = ucal_clone(udat_getCalendar(clone), code);
    if (U_SUCCESS(*code)) {
      ucal_setAttribute(calendar, UCAL_LENIENT, true);
      udat_setCalendar(clone, calendar);
    }
    ucal_close(calendar);
  }
  static const UChar empty[] = {0};
  UErrorCode parsed = U_ZERO_ERROR;
  int32_t position = 0;
  UDate date = udat_parse(clone, text ? (const UChar *)text : empty, length, &position, &parsed);
  udat_close(clone);
  if (U_FAILURE(parsed) || position != length) { return false; }
  *day = (int32_t)floor(date / milliseconds_of_day);
  return true;
}
