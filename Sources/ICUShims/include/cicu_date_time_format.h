#ifndef CICU_DATE_TIME_FORMAT_H
#define CICU_DATE_TIME_FORMAT_H

#include "cicu_number_format.h"
#include "cicu_status.h"

#pragma clang assume_nonnull begin

#ifdef __cplusplus
extern "C" {
#endif

/// How instants are shown in a locale, a calendar and a time zone. Every function but close may run
/// on any thread: each call works with a copy of ICU's object that no other call has meanwhile.
typedef struct cicu_date_time_format cicu_date_time_format;

/// How long dates and times are.
enum {
  cicu_date_time_none,
  cicu_date_time_short,
  cicu_date_time_medium,
  cicu_date_time_long,
  cicu_date_time_full,
};

/// Opens the format of two lengths. Without a calendar it is that of the locale, without a zone that
/// of the process.
cicu_date_time_format *_Nullable cicu_date_time_format_open_style(
    int32_t date, int32_t time, const char *locale, const char *_Nullable calendar,
    const char *_Nullable zone, cicu_status *status);

/// Opens the format that has the fields of a skeleton in the order of the locale (UTS 35 Part 4).
cicu_date_time_format *_Nullable cicu_date_time_format_open_skeleton(
    const uint16_t *skeleton, int32_t length, const char *locale, const char *_Nullable calendar,
    const char *_Nullable zone, cicu_status *status);

cicu_date_time_format *_Nullable cicu_date_time_format_open_pattern(
    const uint16_t *pattern, int32_t length, const char *locale, const char *_Nullable calendar,
    const char *_Nullable zone, cicu_status *status);

/// Makes the Gregorian calendar that of all times, also before it was decreed in 1582. Call it before
/// all others.
void cicu_date_time_format_begin_gregorian(cicu_date_time_format *format);

void cicu_date_time_format_close(cicu_date_time_format *format);

/// Writes the pattern of a format (UTS 35 Part 4). Returns the length.
int32_t cicu_date_time_format_pattern(
    const cicu_date_time_format *format, uint16_t *buffer, int32_t capacity, cicu_status *status);

/// Writes an instant, in milliseconds since 1970 in UTC, in UTF-8. Returns the number of bytes; where
/// there is less room, nothing is written and the status is U_BUFFER_OVERFLOW_ERROR.
int32_t cicu_date_time_format_write(
    const cicu_date_time_format *format, double milliseconds, char *buffer, int32_t capacity,
    cicu_status *status);

/// Writes an instant in UTF-16 and the ranges of its fields. Returns the length of the text.
int32_t cicu_date_time_format_fields(
    const cicu_date_time_format *format, double milliseconds, uint16_t *buffer, int32_t capacity,
    cicu_text_field *fields, int32_t field_capacity, int32_t *field_count, cicu_status *status);

/// Writes the canonical name of a time zone; fails for one that ICU does not know. Returns the
/// length.
int32_t cicu_time_zone_canonical(
    const char *zone, uint16_t *buffer, int32_t capacity, cicu_status *status);

/// Returns the offset of a zone from UTC in milliseconds at a time of its clocks, given as if they
/// showed UTC. A time that the clocks skip or show twice has the offset from before the change.
int32_t cicu_time_zone_offset(const char *zone, double local_milliseconds, cicu_status *status);

#ifdef __cplusplus
}
#endif

#pragma clang assume_nonnull end

#endif
