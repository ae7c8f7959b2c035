#include "cicu_relative_time_format.h"
#include "status.h"
#include "text.h"
#include "value.h"

#include <stdlib.h>
#include <unicode/ureldatefmt.h>

static UDateRelativeDateTimeFormatterStyle style_of(int32_t style) {
  switch (style) {
  case cicu_relative_time_short: return UDAT_STYLE_SHORT;
  case cicu_relative_time_narrow: return UDAT_STYLE_NARROW;
  default: return UDAT_STYLE_LONG;
  }
}

static URelativeDateTimeUnit unit_of(int32_t unit) {
  switch (unit) {
  case cicu_relative_time_year: return UDAT_REL_UNIT_YEAR;
  case cicu_relative_time_quarter: return UDAT_REL_UNIT_QUARTER;
  case cicu_relative_time_month: return UDAT_REL_UNIT_MONTH;
  case cicu_relative_time_week: return UDAT_REL_UNIT_WEEK;
  case cicu_relative_time_day: return UDAT_REL_UNIT_DAY;
  case cicu_relative_time_hour: return UDAT_REL_UNIT_HOUR;
  case cicu_relative_time_minute: return UDAT_REL_UNIT_MINUTE;
  default: return UDAT_REL_UNIT_SECOND;
  }
}

cicu_relative_time_format *cicu_relative_time_format_open(
    const char *locale, int32_t style, cicu_status *status) {
  return (cicu_relative_time_format *)ureldatefmt_open(
      locale, NULL, style_of(style), UDISPCTX_CAPITALIZATION_NONE, icu_code(status));
}

void cicu_relative_time_format_close(cicu_relative_time_format *format) {
  ureldatefmt_close((URelativeDateTimeFormatter *)format);
}

static int32_t write(
    const URelativeDateTimeFormatter *formatter, double offset, URelativeDateTimeUnit unit,
    bool prefers_words, UChar *buffer, int32_t capacity, UErrorCode *code) {
  return prefers_words
             ? ureldatefmt_format(formatter, offset, unit, buffer, capacity, code)
             : ureldatefmt_formatNumeric(formatter, offset, unit, buffer, capacity, code);
}

int32_t cicu_relative_time_format_write(
    const cicu_relative_time_format *format, double offset, int32_t unit, bool prefers_words,
    char *buffer, int32_t capacity, cicu_status *status) {
  enum { usual_length = 256 };
  UErrorCode *code = icu_code(status);
  const URelativeDateTimeFormatter *formatter = (const URelativeDateTimeFormatter *)format;
  UChar usual[usual_length];
  int32_t length =
      write(formatter, offset, unit_of(unit), prefers_words, usual, usual_length, code);
  if (*code != U_BUFFER_OVERFLOW_ERROR) {
    return U_SUCCESS(*code) ? write_utf8(usual, length, buffer, capacity, code) : 0;
  }
  *code = U_ZERO_ERROR;
  UChar *text = malloc(sizeof(UChar) * (size_t)length);
  if (!text) {
    *code = U_MEMORY_ALLOCATION_ERROR;
    return 0;
  }
  write(formatter, offset, unit_of(unit), prefers_words, text, length, code);
  int32_t count = U_SUCCESS(*code) ? write_utf8(text, length, buffer, capacity, code) : 0;
  free(text);
  return count;
}

int32_t cicu_relative_time_format_fields(
    const cicu_relative_time_format *format, double offset, int32_t unit, bool prefers_words,
    uint16_t *buffer, int32_t capacity, cicu_text_field *fields, int32_t field_capacity,
    int32_t *field_count, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  const URelativeDateTimeFormatter *formatter = (const URelativeDateTimeFormatter *)format;
  UFormattedRelativeDateTime *result = ureldatefmt_openResult(code);
  if (prefers_words) {
    ureldatefmt_formatToResult(formatter, offset, unit_of(unit), result, code);
  } else {
    ureldatefmt_formatNumericToResult(formatter, offset, unit_of(unit), result, code);
  }
  int32_t length = write_fields(
      ureldatefmt_resultAsValue(result, code), buffer, capacity, fields, field_capacity,
      field_count, code);
  ureldatefmt_closeResult(result);
  return length;
}
