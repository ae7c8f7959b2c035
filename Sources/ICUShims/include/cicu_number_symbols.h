#ifndef CICU_NUMBER_SYMBOLS_H
#define CICU_NUMBER_SYMBOLS_H

#include "cicu_status.h"

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// How a locale writes decimal numbers: its symbols and its decimal pattern.
typedef struct cicu_number_symbols cicu_number_symbols;

/// The symbols of a locale.
enum {
  cicu_symbol_decimal_separator,
  cicu_symbol_grouping_separator,
  cicu_symbol_minus_sign,
  cicu_symbol_plus_sign,
  cicu_symbol_exponent,
  cicu_symbol_infinity,
  cicu_symbol_not_a_number,
  cicu_symbol_percent,
};

/// What stands around the digits.
enum {
  cicu_affix_positive_prefix,
  cicu_affix_positive_suffix,
  cicu_affix_negative_prefix,
  cicu_affix_negative_suffix,
};

/// Opens the symbols of a locale with its own numbering system or that of `-u-nu-`. The sign of
/// positive numbers is shown if `shows_plus`.
cicu_number_symbols *_Nullable cicu_number_symbols_open(
    const char *locale, bool shows_plus, cicu_status *status);

void cicu_number_symbols_close(cicu_number_symbols *symbols);

/// Whether ICU has data for the locale or one of its parents other than the root. For a locale
/// without, ICU takes the symbols of the locale that the process runs in.
bool cicu_number_symbols_has_data(const char *locale);

/// Writes a symbol. Fails with U_UNSUPPORTED_ERROR where the numbering system has no ten digits.
/// Returns the length.
int32_t cicu_number_symbols_symbol(
    const cicu_number_symbols *symbols, int32_t symbol, uint16_t *buffer, int32_t capacity,
    cicu_status *status);

/// Writes the digit of a value from 0 to 9. Returns the length.
int32_t cicu_number_symbols_digit(
    const cicu_number_symbols *symbols, int32_t value, uint16_t *buffer, int32_t capacity,
    cicu_status *status);

/// Writes what stands before or behind the digits, with the signs of the locale. Returns the
/// length.
int32_t cicu_number_symbols_affix(
    const cicu_number_symbols *symbols, int32_t affix, uint16_t *buffer, int32_t capacity,
    cicu_status *status);

/// The number of digits of the last group; 0 where digits are not grouped.
int32_t cicu_number_symbols_primary_grouping(const cicu_number_symbols *symbols);

/// The number of digits of the groups before the last one; 0 or less where all are the same.
int32_t cicu_number_symbols_secondary_grouping(const cicu_number_symbols *symbols);

/// Writes a whole number in ASCII digits as the locale shows it. Returns the length.
int32_t cicu_number_show(
    const char *locale, const char *number, uint16_t *buffer, int32_t capacity,
    cicu_status *status);

/// Writes a whole number in the words of a locale. Returns the length.
int32_t cicu_number_spell(
    const char *locale, int32_t number, uint16_t *buffer, int32_t capacity, cicu_status *status);

#pragma clang assume_nonnull end

#endif
