#include "cicu_number_symbols.h"
#include "status.h"

#include <unicode/unum.h>

static UNumberFormatSymbol symbol_of(int32_t symbol) {
  switch (symbol) {
  case cicu_symbol_decimal_separator: return UNUM_DECIMAL_SEPARATOR_SYMBOL;
  case cicu_symbol_grouping_separator: return UNUM_GROUPING_SEPARATOR_SYMBOL;
  case cicu_symbol_minus_sign: return UNUM_MINUS_SIGN_SYMBOL;
  case cicu_symbol_plus_sign: return UNUM_PLUS_SIGN_SYMBOL;
  case cicu_symbol_exponent: return UNUM_EXPONENTIAL_SYMBOL;
  case cicu_symbol_infinity: return UNUM_INFINITY_SYMBOL;
  case cicu_symbol_not_a_number: return UNUM_NAN_SYMBOL;
  default: return UNUM_PERCENT_SYMBOL;
  }
}

static UNumberFormatTextAttribute affix_of(int32_t affix) {
  switch (affix) {
  case cicu_affix_positive_prefix: return UNUM_POSITIVE_PREFIX;
  case cicu_affix_positive_suffix: return UNUM_POSITIVE_SUFFIX;
  case cicu_affix_negative_prefix: return UNUM_NEGATIVE_PREFIX;
  default: return UNUM_NEGATIVE_SUFFIX;
  }
}

cicu_number_symbols *cicu_number_symbols_open(
    const char *locale, bool shows_plus, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, code);
  if (U_FAILURE(*code)) { return NULL; }
  unum_setAttribute(format, UNUM_SIGN_ALWAYS_SHOWN, shows_plus);
  return (cicu_number_symbols *)format;
}

void cicu_number_symbols_close(cicu_number_symbols *symbols) {
  unum_close((UNumberFormat *)symbols);
}

int32_t cicu_number_symbols_symbol(
    const cicu_number_symbols *symbols, int32_t symbol, uint16_t *buffer, int32_t capacity,
    cicu_status *status) {
  return unum_getSymbol(
      (const UNumberFormat *)symbols, symbol_of(symbol), (UChar *)buffer, capacity,
      icu_code(status));
}

int32_t cicu_number_symbols_digit(
    const cicu_number_symbols *symbols, int32_t value, uint16_t *buffer, int32_t capacity,
    cicu_status *status) {
  UNumberFormatSymbol symbol =
      value == 0 ? UNUM_ZERO_DIGIT_SYMBOL : UNUM_ONE_DIGIT_SYMBOL + (value - 1);
  return unum_getSymbol(
      (const UNumberFormat *)symbols, symbol, (UChar *)buffer, capacity, icu_code(status));
}

int32_t cicu_number_symbols_affix(
    const cicu_number_symbols *symbols, int32_t affix, uint16_t *buffer, int32_t capacity,
    cicu_status *status) {
  return unum_getTextAttribute(
      (const UNumberFormat *)symbols, affix_of(affix), (UChar *)buffer, capacity,
      icu_code(status));
}

int32_t cicu_number_symbols_primary_grouping(const cicu_number_symbols *symbols) {
  const UNumberFormat *format = (const UNumberFormat *)symbols;
  if (!unum_getAttribute(format, UNUM_GROUPING_USED)) { return 0; }
  return unum_getAttribute(format, UNUM_GROUPING_SIZE);
}

int32_t cicu_number_symbols_secondary_grouping(const cicu_number_symbols *symbols) {
  return unum_getAttribute((const UNumberFormat *)symbols, UNUM_SECONDARY_GROUPING_SIZE);
}

int32_t cicu_number_spell(
    const char *locale, int32_t number, uint16_t *buffer, int32_t capacity, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  UNumberFormat *format = unum_open(UNUM_SPELLOUT, NULL, 0, locale, NULL, code);
  int32_t length = unum_format(format, number, (UChar *)buffer, capacity, NULL, code);
  unum_close(format);
  return length;
}
