#ifndef CICU_PLURAL_RULES_H
#define CICU_PLURAL_RULES_H

#include "cicu_status.h"

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The plural rules of a locale. Immutable: every function but close may run on any thread.
typedef struct cicu_plural_rules cicu_plural_rules;

/// What decides the digits that a number is shown with. Immutable.
typedef struct cicu_number_formatter cicu_number_formatter;

/// A number formatted with certain digits. Immutable.
typedef struct cicu_formatted_number cicu_formatted_number;

/// The plural categories, in CLDR's order.
enum {
  cicu_plural_zero,
  cicu_plural_one,
  cicu_plural_two,
  cicu_plural_few,
  cicu_plural_many,
  cicu_plural_other,
};

/// Opens the rules of a locale for amounts or, if `ordinal`, for places in an order. A locale
/// without rules has those of its parent, in the end the rule "everything is other".
cicu_plural_rules *_Nullable cicu_plural_rules_open(
    const char *locale, bool ordinal, cicu_status *status);

void cicu_plural_rules_close(cicu_plural_rules *rules);

/// The categories of the rules as a set of bits, `1 << cicu_plural_zero` and so on.
uint32_t cicu_plural_rules_categories(const cicu_plural_rules *rules, cicu_status *status);

/// The category of a number without visible decimals beyond its value.
int32_t cicu_plural_rules_select(
    const cicu_plural_rules *rules, double number, cicu_status *status);

/// The category of a number as it was formatted: "1" and "1.0" may differ.
int32_t cicu_plural_rules_select_formatted(
    const cicu_plural_rules *rules, const cicu_formatted_number *number, cicu_status *status);

/// Whether CLDR's plural data names the locale itself, in ICU's spelling ("pt_PT"); no parent is
/// asked.
bool cicu_plural_rules_has_data(const char *locale, bool ordinal);

/// Opens a formatter after an ICU number skeleton in ASCII (".00", "compact-short .0").
cicu_number_formatter *_Nullable cicu_number_formatter_open(
    const char *skeleton, const char *locale, cicu_status *status);

void cicu_number_formatter_close(cicu_number_formatter *formatter);

/// Formats a number in decimal digits with an optional exponent: "1.2E6".
cicu_formatted_number *_Nullable cicu_formatted_number_open(
    const cicu_number_formatter *formatter, const char *number, cicu_status *status);

void cicu_formatted_number_close(cicu_formatted_number *number);

#pragma clang assume_nonnull end

#endif
