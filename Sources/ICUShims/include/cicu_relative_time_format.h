#ifndef CICU_RELATIVE_TIME_FORMAT_H
#define CICU_RELATIVE_TIME_FORMAT_H

#include "cicu_number_format.h"
#include "cicu_status.h"

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// How a locale writes times relative to now. Immutable: every function but close may run on any
/// thread.
typedef struct cicu_relative_time_format cicu_relative_time_format;

/// How long words are.
enum {
  cicu_relative_time_long,
  cicu_relative_time_short,
  cicu_relative_time_narrow,
};

/// What is counted.
enum {
  cicu_relative_time_year,
  cicu_relative_time_quarter,
  cicu_relative_time_month,
  cicu_relative_time_week,
  cicu_relative_time_day,
  cicu_relative_time_hour,
  cicu_relative_time_minute,
  cicu_relative_time_second,
};

cicu_relative_time_format *_Nullable cicu_relative_time_format_open(
    const char *locale, int32_t style, cicu_status *status);

void cicu_relative_time_format_close(cicu_relative_time_format *format);

/// Writes an offset in UTF-8, below 0 for the past; in words such as "yesterday" if `prefers_words` and
/// the locale has one. Returns the number of bytes; where there is less room, nothing that counts is
/// written and the status is U_BUFFER_OVERFLOW_ERROR.
int32_t cicu_relative_time_format_write(
    const cicu_relative_time_format *format, double offset, int32_t unit, bool prefers_words,
    char *buffer, int32_t capacity, cicu_status *status);

/// Writes an offset in UTF-16, below 0 for the past, and the ranges of its fields; in words such as
/// "yesterday" if `prefers_words` and the locale has one. Returns the length of the text.
int32_t cicu_relative_time_format_fields(
    const cicu_relative_time_format *format, double offset, int32_t unit, bool prefers_words,
    uint16_t *buffer, int32_t capacity, cicu_text_field *fields, int32_t field_capacity,
    int32_t *field_count, cicu_status *status);

#pragma clang assume_nonnull end

#endif
