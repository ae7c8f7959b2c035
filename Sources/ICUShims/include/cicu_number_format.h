#ifndef CICU_NUMBER_FORMAT_H
#define CICU_NUMBER_FORMAT_H

#include "cicu_status.h"

#include <stdbool.h>

#pragma clang assume_nonnull begin

#ifdef __cplusplus
extern "C" {
#endif

/// How numbers are shown in a locale. Immutable: every function but close may run on any thread.
typedef struct cicu_number_format cicu_number_format;

/// The formats of a locale that need no pattern.
enum {
  cicu_number_style_decimal,
  cicu_number_style_integer,
  cicu_number_style_percent,
  cicu_number_style_currency,
};

/// The formats of a locale that write numbers by rules.
enum {
  cicu_number_rules_spellout,
  cicu_number_rules_ordinal,
  cicu_number_rules_duration,
};

/// How a number is given.
enum {
  cicu_number_integer,
  cicu_number_double,
  cicu_number_digits,
};

/// A number: one of the members, as `kind` says.
typedef struct {
  int32_t kind;
  int64_t integer;
  double real;
  /// ASCII digits with an optional sign, decimals and exponent.
  const uint8_t *_Nullable digits;
  int32_t digit_count;
} cicu_number;

/// A range of a formatted text in UTF-16 units, with ICU's number of the field that it shows.
typedef struct {
  int32_t category;
  int32_t field;
  int32_t start;
  int32_t end;
} cicu_text_field;

/// Opens the format of an ICU number skeleton. Where ICU refuses it, the offset in UTF-16 units is
/// where it stopped, below 0 if it does not tell.
cicu_number_format *_Nullable cicu_number_format_open_skeleton(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *error_offset,
    cicu_status *status);

/// Opens the format of a pattern such as `#,##0.00` (UTS 35 Part 3, Number Format Patterns).
cicu_number_format *_Nullable cicu_number_format_open_pattern(
    const uint16_t *pattern, int32_t length, const char *locale, int32_t *error_offset,
    cicu_status *status);

cicu_number_format *_Nullable cicu_number_format_open_style(
    int32_t style, const char *locale, cicu_status *status);

/// Opens a format by rules, with the locale's own default rule set where the name is not known.
cicu_number_format *_Nullable cicu_number_format_open_rules(
    int32_t rules, const uint16_t *rule_set, int32_t length, const char *locale,
    cicu_status *status);

void cicu_number_format_close(cicu_number_format *format);

/// Writes a number in UTF-8. Returns the number of bytes; where there is less room, nothing is
/// written and the status is U_BUFFER_OVERFLOW_ERROR.
int32_t cicu_number_format_write(
    const cicu_number_format *format, const cicu_number *number, char *buffer, int32_t capacity,
    cicu_status *status);

/// Writes a number in UTF-16 and the ranges of its fields in the order of their starts, outer ones
/// first; a format by rules has none. Returns the length of the text.
int32_t cicu_number_format_fields(
    const cicu_number_format *format, const cicu_number *number, uint16_t *buffer,
    int32_t capacity, cicu_text_field *fields, int32_t field_capacity, int32_t *field_count,
    cicu_status *status);

/// Returns the plural category of a number with the digits that the format shows; a format by
/// rules shows the shortest ones.
int32_t cicu_number_format_category(
    const cicu_number_format *format, const cicu_number *number, bool ordinal,
    cicu_status *status);

/// The category of the fields of numbers.
extern const int32_t cicu_field_category_number;

/// ICU's numbers of the fields.
enum {
  cicu_number_field_integer,
  cicu_number_field_fraction,
  cicu_number_field_decimal_separator,
  cicu_number_field_exponent_symbol,
  cicu_number_field_exponent_sign,
  cicu_number_field_exponent,
  cicu_number_field_grouping_separator,
  cicu_number_field_currency,
  cicu_number_field_percent,
  cicu_number_field_permille,
  cicu_number_field_sign,
  cicu_number_field_measure_unit,
  cicu_number_field_compact,
  cicu_number_field_approximately_sign,
};

#ifdef __cplusplus
}
#endif

#pragma clang assume_nonnull end

#endif
