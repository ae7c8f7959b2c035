#ifndef CICU_DATE_FORMAT_H
#define CICU_DATE_FORMAT_H

#include "cicu_status.h"

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// How a locale writes dates without a time, in the Gregorian calendar without its reform and in
/// UTC. Never used itself: every call works with a clone, so that any thread may share it.
typedef struct cicu_date_format cicu_date_format;

/// How long dates are.
enum {
  cicu_date_short,
  cicu_date_medium,
  cicu_date_long,
};

/// Opens the format of a style or, where it is not null, of a pattern.
cicu_date_format *_Nullable cicu_date_format_open(
    int32_t style, const uint16_t *_Nullable pattern, int32_t pattern_length, const char *locale,
    cicu_status *status);

void cicu_date_format_close(cicu_date_format *format);

/// Writes the pattern of a format (UTS 35 Part 4). Returns the length.
int32_t cicu_date_format_pattern(
    const cicu_date_format *format, uint16_t *buffer, int32_t capacity, cicu_status *status);

/// Writes a date by its number of days since 1 January 1970. Returns the length.
int32_t cicu_date_format_text(
    const cicu_date_format *format, int32_t day, uint16_t *buffer, int32_t capacity,
    cicu_status *status);

/// Reads a date that is the whole text; returns false for any other text. If `accepts_any_day`, a
/// day that does not exist is one of the next month.
bool cicu_date_format_parse(
    const cicu_date_format *format, bool accepts_any_day, const uint16_t *_Nullable text,
    int32_t length, int32_t *day, cicu_status *status);

#pragma clang assume_nonnull end

#endif
