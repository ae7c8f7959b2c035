#include "plaindate.h"

#include <cmath>
#include <cstring>
#include <unicode/calendar.h>
#include <unicode/ucal.h>
#include <unicode/unistr.h>
#include <unicode/unum.h>
#include <unicode/utf16.h>

namespace {

constexpr double milliseconds_of_day = 86'400'000;
/// 1 January 1583, after the last day that ICU takes for one of the Julian calendar, and the last days of 9999.
constexpr double first_instant = -12'212'553'600'000 + milliseconds_of_day;
constexpr double last_instant = 253'402'214'400'000;

std::string utf8(const icu::UnicodeString &text) {
  std::string bytes;
  text.toUTF8String(bytes);
  return bytes;
}

bool is_gregorian(const UCalendar *calendar, UErrorCode &code) {
  const char *type = ucal_getType(calendar, &code);
  return U_SUCCESS(code) && std::strcmp(type, "gregorian") == 0;
}

icu::UnicodeString pattern_of(const UDateFormat *format, UErrorCode &code) {
  UChar units[256];
  int32_t length = udat_toPattern(format, false, units, 256, &code);
  return U_SUCCESS(code) ? icu::UnicodeString(units, length) : icu::UnicodeString();
}

bool is_letter(char16_t unit) { return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z'); }

/// Bytes in a place that may be too small for them.
struct Sink {
  char *const start;
  const int32_t capacity;
  int32_t count = 0;

  void append(const std::string &text) {
    auto length = static_cast<int32_t>(text.size());
    if (length <= capacity - count) { std::memcpy(start + count, text.data(), text.size()); }
    count += length;
  }
};

} // namespace

std::unique_ptr<PlainDate> PlainDate::made_of(const UDateFormat *format, UErrorCode &code) {
  const UCalendar *calendar = udat_getCalendar(format);
  if (!is_gregorian(calendar, code)) { return nullptr; }
  std::unique_ptr<PlainDate> plain(new (std::nothrow) PlainDate);
  if (!plain) { return nullptr; }
  plain->zone_.reset(reinterpret_cast<const icu::Calendar *>(calendar)->getTimeZone().clone());
  UChar zero[4];
  int32_t zero_length =
      unum_getSymbol(udat_getNumberFormat(format), UNUM_ZERO_DIGIT_SYMBOL, zero, 4, &code);
  if (U_FAILURE(code)) { return nullptr; }
  UChar32 first = icu::UnicodeString(zero, zero_length).char32At(0);
  for (int32_t digit = 0; digit < 10; digit += 1) {
    plain->digits_[digit] = utf8(icu::UnicodeString(first + digit));
  }
  icu::UnicodeString pattern = pattern_of(format, code);
  bool is_quoted = false;
  int32_t index = 0;
  while (index < pattern.length() && U_SUCCESS(code)) {
    char16_t unit = pattern[index];
    int32_t end = index + 1;
    if (unit == u'\'') {
      if (end < pattern.length() && pattern[end] == u'\'') {
        plain->add_literal("'");
        end += 1;
      } else {
        is_quoted = !is_quoted;
      }
    } else if (is_quoted || !is_letter(unit)) {
      end = pattern.moveIndex32(index, 1);
      plain->add_literal(utf8(pattern.tempSubStringBetween(index, end)));
    } else {
      while (end < pattern.length() && pattern[end] == unit) { end += 1; }
      if (!plain->add(unit, end - index, format, code)) { return nullptr; }
    }
    index = end;
  }
  return U_SUCCESS(code) && plain->zone_ ? std::move(plain) : nullptr;
}

void PlainDate::add_literal(const std::string &text) {
  if (parts_.empty() || parts_.back().field != Field::literal) {
    parts_.push_back({Field::literal, 0, Names::month, {""}});
  }
  parts_.back().texts[0] += text;
}

bool PlainDate::add_number(Field field, int32_t width) {
  parts_.push_back({field, width, Names::month, {}});
  return width <= 4;
}

bool PlainDate::add_names(
    Names by, int32_t symbols, const UDateFormat *format, UErrorCode &code) {
  auto type = static_cast<UDateFormatSymbolType>(symbols);
  // The names of weekdays begin at 1.
  int32_t first = by == Names::weekday ? 1 : 0;
  int32_t count = by == Names::month ? 12 : by == Names::weekday ? 7 : 2;
  Part part = {Field::name, 0, by, {}};
  for (int32_t index = first; index < first + count && U_SUCCESS(code); index += 1) {
    UChar units[64];
    int32_t length = udat_getSymbols(format, type, index, units, 64, &code);
    if (U_SUCCESS(code)) { part.texts.push_back(utf8(icu::UnicodeString(units, length))); }
  }
  parts_.push_back(std::move(part));
  return U_SUCCESS(code);
}

bool PlainDate::add(char16_t letter, int32_t count, const UDateFormat *format, UErrorCode &code) {
  switch (letter) {
  case u'y': return add_number(count == 2 ? Field::short_year : Field::year, count);
  case u'M':
    if (count <= 2) { return add_number(Field::month, count); }
    return count <= 4 && add_names(Names::month, count == 3 ? UDAT_SHORT_MONTHS : UDAT_MONTHS, format, code);
  case u'L':
    if (count <= 2) { return add_number(Field::month, count); }
    return count <= 4
           && add_names(
               Names::month, count == 3 ? UDAT_STANDALONE_SHORT_MONTHS : UDAT_STANDALONE_MONTHS, format,
               code);
  case u'd': return add_number(Field::day, count);
  case u'E':
    return count <= 4
           && add_names(Names::weekday, count == 4 ? UDAT_WEEKDAYS : UDAT_SHORT_WEEKDAYS, format, code);
  case u'a': return count <= 3 && add_names(Names::half_day, UDAT_AM_PMS, format, code);
  case u'H': return add_number(Field::hour24, count);
  case u'h': return add_number(Field::hour12, count);
  case u'K': return add_number(Field::hour11, count);
  case u'k': return add_number(Field::hour1, count);
  case u'm': return add_number(Field::minute, count);
  case u's': return add_number(Field::second, count);
  default: return false;
  }
}

bool PlainDate::clock_of(double milliseconds, Clock &clock) const {
  if (!(milliseconds >= first_instant && milliseconds < last_instant)) { return false; }
  UErrorCode code = U_ZERO_ERROR;
  int32_t raw = 0;
  int32_t daylight = 0;
  zone_->getOffset(milliseconds, false, raw, daylight, code);
  if (U_FAILURE(code)) { return false; }
  double local = std::floor(milliseconds + raw + daylight);
  auto days = static_cast<int64_t>(std::floor(local / milliseconds_of_day));
  clock.second_of_day =
      static_cast<int32_t>((local - static_cast<double>(days) * milliseconds_of_day) / 1000);
  clock.weekday = static_cast<int32_t>(((days + 4) % 7 + 7) % 7);
  // Years that begin in March, so that the leap day is the last one, in cycles of 400 years.
  int64_t day = days + 719'468;
  int64_t cycle = day / 146'097;
  int64_t day_of_cycle = day % 146'097;
  int64_t year_of_cycle =
      (day_of_cycle - day_of_cycle / 1'460 + day_of_cycle / 36'524 - day_of_cycle / 146'096) / 365;
  int64_t day_of_year =
      day_of_cycle - (365 * year_of_cycle + year_of_cycle / 4 - year_of_cycle / 100);
  int64_t month = (5 * day_of_year + 2) / 153;
  clock.day = static_cast<int32_t>(day_of_year - (153 * month + 2) / 5 + 1);
  clock.month = static_cast<int32_t>(month < 10 ? month + 2 : month - 10);
  clock.year = year_of_cycle + cycle * 400 + (clock.month < 2 ? 1 : 0);
  return true;
}

int32_t PlainDate::number_of(Field field, const Clock &clock) {
  int32_t hour = clock.second_of_day / 3600;
  switch (field) {
  case Field::year: return static_cast<int32_t>(clock.year);
  case Field::short_year: return static_cast<int32_t>(clock.year % 100);
  case Field::month: return clock.month + 1;
  case Field::day: return clock.day;
  case Field::hour24: return hour;
  case Field::hour12: return hour % 12 == 0 ? 12 : hour % 12;
  case Field::hour11: return hour % 12;
  case Field::hour1: return hour == 0 ? 24 : hour;
  case Field::minute: return clock.second_of_day / 60 % 60;
  case Field::second: return clock.second_of_day % 60;
  case Field::literal:
  case Field::name: break;
  }
  return 0;
}

size_t PlainDate::index_of(Names by, const Clock &clock) {
  switch (by) {
  case Names::month: return static_cast<size_t>(clock.month);
  case Names::weekday: return static_cast<size_t>(clock.weekday);
  case Names::half_day: break;
  }
  return clock.second_of_day < 43'200 ? 0 : 1;
}

int32_t PlainDate::write(double milliseconds, char *buffer, int32_t capacity) const {
  Clock clock;
  if (!clock_of(milliseconds, clock)) { return -1; }
  Sink sink = {buffer, capacity};
  for (const Part &part : parts_) {
    switch (part.field) {
    case Field::literal: sink.append(part.texts[0]); break;
    case Field::name: sink.append(part.texts[index_of(part.by, clock)]); break;
    default: {
      int32_t rest = number_of(part.field, clock);
      int32_t digits[4] = {0, 0, 0, 0};
      int32_t count = 0;
      for (; rest > 0; rest /= 10) { digits[count++] = rest % 10; }
      count = count < part.width ? part.width : count;
      // Zero has a digit.
      count = count < 1 ? 1 : count;
      while (count > 0) { sink.append(digits_[digits[--count]]); }
    }
    }
  }
  return sink.count;
}
