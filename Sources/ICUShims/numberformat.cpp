// The fields and the plural category of what DecimalFormat shows have no C functions.
#define U_SHOW_CPLUSPLUS_API 1

#include "cicu_number_format.h"
#include "keyword.h"
#include "status.h"
#include "text.h"

#include <cmath>
#include <limits>
#include <memory>
#include <new>
#include <unicode/decimfmt.h>
#include <unicode/fmtable.h>
#include <unicode/numberformatter.h>
#include <unicode/numsys.h>
#include <unicode/plurrule.h>
#include <unicode/rbnf.h>
#include <unicode/unumberformatter.h>

using icu::number::FormattedNumber;
using icu::number::LocalizedNumberFormatter;

struct cicu_number_format {
  /// What writes texts: one of the two.
  std::unique_ptr<icu::NumberFormat> format;
  icu::LocalUNumberFormatterPointer skeleton;
  /// What tells of fields and digits; shows the same.
  LocalizedNumberFormatter detailed;
  /// Whether numbers are words, so that `detailed` says nothing of them.
  bool is_by_rules = false;
  /// Whether the digits of the locale are words, too, as Roman numerals are.
  bool has_digits_by_rules = false;
  /// Whether the rules give negative numbers to a pattern: ICU calls itself without an end for -∞.
  bool writes_negatives_by_pattern = false;
  /// Whether decimals are a fraction in words: ICU looks without an end for one below half of 10⁻¹⁰.
  bool has_fractions_in_words = false;
  std::unique_ptr<icu::PluralRules> cardinal;
  std::unique_ptr<icu::PluralRules> ordinal;
};

namespace {

using Format = std::unique_ptr<cicu_number_format>;

Format made(const icu::Locale &locale, UErrorCode &code) {
  Format format(new (std::nothrow) cicu_number_format);
  if (!format) {
    code = U_MEMORY_ALLOCATION_ERROR;
    return nullptr;
  }
  format->cardinal.reset(icu::PluralRules::forLocale(locale, UPLURAL_TYPE_CARDINAL, code));
  format->ordinal.reset(icu::PluralRules::forLocale(locale, UPLURAL_TYPE_ORDINAL, code));
  return format;
}

/// What shows the digits of numbers that a format writes in words.
LocalizedNumberFormatter all_digits(const icu::Locale &locale) {
  return icu::number::NumberFormatter::withLocale(locale).precision(
      icu::number::Precision::unlimited());
}

bool has_digits_by_rules(const icu::Locale &locale) {
  UErrorCode code = U_ZERO_ERROR;
  std::unique_ptr<icu::NumberingSystem> system(icu::NumberingSystem::createInstance(locale, code));
  return U_SUCCESS(code) && system && system->isAlgorithmic();
}

/// Takes a format of ICU over. Some numbering systems, such as Roman numerals, have rules instead of
/// digits.
cicu_number_format *with(
    icu::NumberFormat *taken, const icu::Locale &locale, UErrorCode &code) {
  std::unique_ptr<icu::NumberFormat> owned(taken);
  Format format = made(locale, code);
  if (U_FAILURE(code)) { return nullptr; }
  auto decimal = dynamic_cast<icu::DecimalFormat *>(taken);
  format->is_by_rules = !decimal;
  format->has_digits_by_rules = has_digits_by_rules(locale);
  if (decimal) {
    const LocalizedNumberFormatter *detailed = decimal->toNumberFormatter(code);
    if (U_FAILURE(code)) { return nullptr; }
    format->detailed = *detailed;
  } else {
    format->detailed = all_digits(locale);
  }
  format->format = std::move(owned);
  return format.release();
}

icu::StringPiece digits_of(const cicu_number *number) {
  return {reinterpret_cast<const char *>(number->digits), number->digit_count};
}

FormattedNumber shown(
    const cicu_number_format *format, const cicu_number *number, UErrorCode &code) {
  switch (number->kind) {
  case cicu_number_integer: return format->detailed.formatInt(number->integer, code);
  case cicu_number_double: return format->detailed.formatDouble(number->real, code);
  default: return format->detailed.formatDecimal(digits_of(number), code);
  }
}

/// Whether ICU would ask the number format of the locale for help with a number that no rule can
/// take. Where that has rules itself, it asks itself, without an end.
bool is_beyond_rules(const cicu_number *number) {
  switch (number->kind) {
  case cicu_number_integer: return number->integer == INT64_MIN;
  case cicu_number_double: return false;
  default: break;
  }
  UErrorCode code = U_ZERO_ERROR;
  double value = icu::Formattable(digits_of(number), code).getDouble(code);
  return U_FAILURE(code) || !(value > -9e18 && value < 9e18);
}

double value_of(const cicu_number *number) {
  switch (number->kind) {
  case cicu_number_integer: return static_cast<double>(number->integer);
  case cicu_number_double: return number->real;
  default: break;
  }
  UErrorCode code = U_ZERO_ERROR;
  const double value = icu::Formattable(digits_of(number), code).getDouble(code);
  return U_SUCCESS(code) ? value : 0;
}

/// Whether the rules never come to an end for a number that is shown in digits instead.
bool is_endless(const cicu_number_format *format, const cicu_number *number) {
  return format->writes_negatives_by_pattern && number->kind != cicu_number_integer
      && value_of(number) == -std::numeric_limits<double>::infinity();
}

/// Whether the decimals of a number are too small for the rules, which show its whole number instead.
bool has_endless_fraction(
    const cicu_number_format *format, const cicu_number *number, double *whole) {
  if (!format->has_fractions_in_words || number->kind == cicu_number_integer) { return false; }
  const double fraction = std::fabs(std::modf(value_of(number), whole));
  return fraction > 0 && fraction < 5e-11;
}

void append(
    const cicu_number_format *shared, const cicu_number *number, icu::UnicodeString &text,
    UErrorCode &code) {
  if (is_endless(shared, number)
      || (shared->is_by_rules && shared->has_digits_by_rules && is_beyond_rules(number))) {
    text.append(shown(shared, number, code).toString(code));
    return;
  }
  const icu::NumberFormat &format = *shared->format;
  icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
  double whole = 0;
  if (has_endless_fraction(shared, number, &whole)) {
    format.format(whole, text, position, code);
    return;
  }
  switch (number->kind) {
  case cicu_number_integer: format.format(number->integer, text, position, code); break;
  case cicu_number_double: format.format(number->real, text, position, code); break;
  // As a number of ICU's own: a format by rules takes no digits.
  default: format.format(icu::Formattable(digits_of(number), code), text, position, code);
  }
}

/// A result that a thread uses again and again, since opening one takes longer than formatting.
UFormattedNumber *result_of_thread(UErrorCode &code) {
  thread_local UErrorCode opened = U_ZERO_ERROR;
  thread_local icu::LocalUFormattedNumberPointer result(unumf_openResult(&opened));
  if (U_FAILURE(opened)) { code = opened; }
  return result.getAlias();
}

int32_t write_by_skeleton(
    const UNumberFormatter *formatter, const cicu_number *number, char *buffer, int32_t capacity,
    UErrorCode &code) {
  UFormattedNumber *result = result_of_thread(code);
  switch (number->kind) {
  case cicu_number_integer: unumf_formatInt(formatter, number->integer, result, &code); break;
  case cicu_number_double: unumf_formatDouble(formatter, number->real, result, &code); break;
  default:
    unumf_formatDecimal(
        formatter, digits_of(number).data(), number->digit_count, result, &code);
  }
  int32_t length = 0;
  const UChar *text = ufmtval_getString(unumf_resultAsValue(result, &code), &length, &code);
  return U_SUCCESS(code) ? write_utf8(text, length, buffer, capacity, &code) : 0;
}

/// Lets a skeleton write, which is faster, where it shows the same as the format.
void use_skeleton(cicu_number_format *format, const UChar *skeleton, const char *locale) {
  UErrorCode code = U_ZERO_ERROR;
  icu::LocalUNumberFormatterPointer formatter(
      unumf_openForSkeletonAndLocale(skeleton, -1, locale, &code));
  for (double sample : {0.0, -0.0, 7.0, 1234.5, -12345.6789, 123456789.0625, 0.00051}) {
    const cicu_number number = {cicu_number_double, 0, sample, nullptr, 0};
    char text[128];
    int32_t length = write_by_skeleton(formatter.getAlias(), &number, text, sizeof text, code);
    icu::UnicodeString expected;
    append(format, &number, expected, code);
    if (U_FAILURE(code) || expected != icu::UnicodeString::fromUTF8({text, length})) { return; }
  }
  format->skeleton = std::move(formatter);
}

icu::UnicodeString unicode(const uint16_t *text, int32_t length) {
  return icu::UnicodeString(reinterpret_cast<const UChar *>(text), length);
}

/// Whether a rule for negative numbers has a pattern, as in `-x: 第−>#,##0>;`.
bool writes_negatives_by_pattern(const icu::UnicodeString &rules) {
  for (int32_t start = rules.indexOf(u"-x:"); start >= 0; start = rules.indexOf(u"-x:", start + 1)) {
    const int32_t pattern = rules.indexOf(u'#', start);
    const int32_t end = rules.indexOf(u';', start);
    if (pattern >= 0 && pattern < end) { return true; }
  }
  return false;
}

int32_t offset_of(const UParseError &error) { return error.line > 0 ? -1 : error.offset; }

} // namespace

const int32_t cicu_field_category_number = UFIELD_CATEGORY_NUMBER;

cicu_number_format *cicu_number_format_open_skeleton(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *error_offset,
    cicu_status *status) {
  UErrorCode &code = *icu_code(status);
  UParseError error = {-1, -1, {0}, {0}};
  const icu::Locale named(locale);
  Format format = made(named, code);
  if (U_FAILURE(code)) { return nullptr; }
  format->skeleton.adoptInstead(unumf_openForSkeletonAndLocaleWithError(
      reinterpret_cast<const UChar *>(skeleton), length, locale, &error, &code));
  *error_offset = U_FAILURE(code) ? offset_of(error) : -1;
  format->detailed =
      icu::number::NumberFormatter::forSkeleton(unicode(skeleton, length), code).locale(named);
  return U_SUCCESS(code) ? format.release() : nullptr;
}

cicu_number_format *cicu_number_format_open_pattern(
    const uint16_t *pattern, int32_t length, const char *locale, int32_t *error_offset,
    cicu_status *status) {
  UErrorCode &code = *icu_code(status);
  UParseError error = {-1, -1, {0}, {0}};
  const icu::Locale named(locale);
  icu::NumberFormat *format = icu::NumberFormat::createInstance(named, code);
  if (auto decimal = dynamic_cast<icu::DecimalFormat *>(format)) {
    decimal->applyPattern(unicode(pattern, length), error, code);
  }
  *error_offset = U_FAILURE(code) ? offset_of(error) : -1;
  return with(format, named, code);
}

cicu_number_format *cicu_number_format_open_style(
    int32_t style, const char *locale, cicu_status *status) {
  UErrorCode &code = *icu_code(status);
  const icu::Locale named(locale);
  switch (style) {
  case cicu_number_style_percent:
    return with(icu::NumberFormat::createPercentInstance(named, code), named, code);
  case cicu_number_style_currency:
    return with(icu::NumberFormat::createCurrencyInstance(named, code), named, code);
  default: break;
  }
  icu::NumberFormat *decimal = icu::NumberFormat::createInstance(named, code);
  if (decimal && style == cicu_number_style_integer) {
    decimal->setMaximumFractionDigits(0);
    decimal->setParseIntegerOnly(true);
  }
  cicu_number_format *format = with(decimal, named, code);
  if (format && !format->is_by_rules) {
    use_skeleton(
        format, style == cicu_number_style_integer ? u"group-on-aligned ." : u"group-on-aligned .###",
        locale);
  }
  return format;
}

cicu_number_format *cicu_number_format_open_rules(
    int32_t rules, const uint16_t *rule_set, int32_t length, const char *locale,
    cicu_status *status) {
  UErrorCode &code = *icu_code(status);
  const icu::Locale named(locale);
  icu::URBNFRuleSetTag tag = rules == cicu_number_rules_spellout ? icu::URBNF_SPELLOUT
                             : rules == cicu_number_rules_ordinal ? icu::URBNF_ORDINAL
                                                                  : icu::URBNF_DURATION;
  auto by_rules = new icu::RuleBasedNumberFormat(tag, named, code);
  if (length > 0 && U_SUCCESS(code)) {
    UErrorCode unknown = U_ZERO_ERROR;
    by_rules->setDefaultRuleSet(unicode(rule_set, length), unknown);
  }
  const icu::UnicodeString text = U_SUCCESS(code) ? by_rules->getRules() : icu::UnicodeString();
  cicu_number_format *format = with(by_rules, named, code);
  if (format) {
    format->writes_negatives_by_pattern = writes_negatives_by_pattern(text);
    format->has_fractions_in_words = text.indexOf(u"fraction>") >= 0;
  }
  return format;
}

void cicu_number_format_close(cicu_number_format *format) { delete format; }

int32_t cicu_number_format_write(
    const cicu_number_format *format, const cicu_number *number, char *buffer, int32_t capacity,
    cicu_status *status) {
  UErrorCode &code = *icu_code(status);
  if (U_FAILURE(code)) { return 0; }
  if (format->skeleton.isValid()) {
    return write_by_skeleton(format->skeleton.getAlias(), number, buffer, capacity, code);
  }
  icu::UnicodeString text;
  append(format, number, text, code);
  if (U_FAILURE(code)) { return 0; }
  return write_utf8(text.getBuffer(), text.length(), buffer, capacity, &code);
}

int32_t cicu_number_format_fields(
    const cicu_number_format *format, const cicu_number *number, uint16_t *buffer,
    int32_t capacity, cicu_text_field *fields, int32_t field_capacity, int32_t *field_count,
    cicu_status *status) {
  UErrorCode &code = *icu_code(status);
  *field_count = 0;
  if (format->is_by_rules) {
    icu::UnicodeString text;
    append(format, number, text, code);
    return text.extract(reinterpret_cast<UChar *>(buffer), capacity, code);
  }
  FormattedNumber result = shown(format, number, code);
  icu::ConstrainedFieldPosition position;
  while (result.nextPosition(position, code) && U_SUCCESS(code)) {
    if (*field_count < field_capacity) {
      fields[*field_count] = {
          position.getCategory(), position.getField(), position.getStart(), position.getLimit()};
    }
    *field_count += 1;
  }
  return result.toTempString(code).extract(reinterpret_cast<UChar *>(buffer), capacity, code);
}

int32_t cicu_number_format_category(
    const cicu_number_format *format, const cicu_number *number, bool ordinal,
    cicu_status *status) {
  UErrorCode &code = *icu_code(status);
  FormattedNumber result = shown(format, number, code);
  const icu::PluralRules &rules = ordinal ? *format->ordinal : *format->cardinal;
  icu::UnicodeString keyword = rules.select(result, code);
  return plural_category(keyword.getBuffer(), keyword.length());
}
