// Locales with another calendar and UnicodeString are C++ only.
#define U_SHOW_CPLUSPLUS_API 1

#include "cicu_date_time_format.h"
#include "plaindate.h"
#include "status.h"
#include "text.h"

#include <atomic>
#include <cstddef>
#include <cstring>
#include <memory>
#include <new>
#include <unicode/dtptngen.h>
#include <unicode/locid.h>
#include <unicode/timezone.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/ufieldpositer.h>
#include <unicode/uformattedvalue.h>
#include <unicode/unistr.h>

namespace {

/// What one call at a time works with: formatting changes the calendar.
struct Worker {
  icu::LocalUDateFormatPointer format;
  icu::LocalUCalendarPointer calendar;
};

} // namespace

struct cicu_date_time_format {
  static constexpr size_t idle_count = 8;

  /// Only copied after it is opened.
  icu::LocalUDateFormatPointer prototype;
  /// What writes most instants; null where that takes ICU.
  std::unique_ptr<PlainDate> plain;
  /// The workers that no call has, each at any one place.
  mutable std::atomic<Worker *> idle[idle_count] = {};

  ~cicu_date_time_format() {
    for (auto &place : idle) { delete place.load(std::memory_order_acquire); }
  }
};

namespace {

/// A place that differs between threads, so that they do not meet at the first one.
size_t first_place() {
  thread_local char here;
  return reinterpret_cast<uintptr_t>(&here) >> 12;
}

Worker *taken(const cicu_date_time_format *format, UErrorCode &code) {
  size_t first = first_place();
  for (size_t index = 0; index < format->idle_count; index += 1) {
    auto &place = format->idle[(first + index) % format->idle_count];
    if (!place.load(std::memory_order_relaxed)) { continue; }
    if (Worker *worker = place.exchange(nullptr, std::memory_order_acquire)) { return worker; }
  }
  std::unique_ptr<Worker> worker(new (std::nothrow) Worker);
  if (!worker) {
    code = U_MEMORY_ALLOCATION_ERROR;
    return nullptr;
  }
  worker->format.adoptInstead(udat_clone(format->prototype.getAlias(), &code));
  if (U_FAILURE(code)) { return nullptr; }
  worker->calendar.adoptInstead(ucal_clone(udat_getCalendar(worker->format.getAlias()), &code));
  return U_SUCCESS(code) ? worker.release() : nullptr;
}

void give_back(const cicu_date_time_format *format, Worker *worker) {
  size_t first = first_place();
  for (size_t index = 0; index < format->idle_count; index += 1) {
    Worker *none = nullptr;
    auto &place = format->idle[(first + index) % format->idle_count];
    if (place.compare_exchange_strong(none, worker, std::memory_order_release)) { return; }
  }
  delete worker;
}

icu::Locale locale_of(const char *name, const char *calendar, UErrorCode &code) {
  icu::Locale locale(name);
  if (calendar) { locale.setUnicodeKeywordValue("ca", calendar, code); }
  return locale;
}

/// Writes an instant where a function says; an overflow is no error yet.
int32_t write(
    Worker *worker, double milliseconds, UChar *buffer, int32_t capacity,
    UFieldPositionIterator *fields, UErrorCode &code) {
  ucal_setMillis(worker->calendar.getAlias(), milliseconds, &code);
  return udat_formatCalendarForFields(
      worker->format.getAlias(), worker->calendar.getAlias(), buffer, capacity, fields, &code);
}

/// Writes an instant with ICU's calendar.
int32_t write_by_calendar(
    const cicu_date_time_format *format, double milliseconds, char *buffer, int32_t capacity,
    UErrorCode &code) {
  enum { usual_length = 256 };
  Worker *worker = taken(format, code);
  if (!worker) { return 0; }
  UChar usual[usual_length];
  int32_t length = write(worker, milliseconds, usual, usual_length, nullptr, code);
  int32_t count = 0;
  if (code == U_BUFFER_OVERFLOW_ERROR) {
    code = U_ZERO_ERROR;
    std::unique_ptr<UChar[]> long_text(new (std::nothrow) UChar[length]);
    if (long_text) {
      length = write(worker, milliseconds, long_text.get(), length, nullptr, code);
      if (U_SUCCESS(code)) { count = write_utf8(long_text.get(), length, buffer, capacity, &code); }
    } else {
      code = U_MEMORY_ALLOCATION_ERROR;
    }
  } else if (U_SUCCESS(code)) {
    count = write_utf8(usual, length, buffer, capacity, &code);
  }
  give_back(format, worker);
  return count;
}

/// Lets most instants be written without ICU's calendar where that shows the same, as samples tell: every
/// month, every day of the week, every hour.
void use_plain_dates(cicu_date_time_format *format) {
  constexpr double step = (29 * 24 + 13) * 3'600'000.0 + 61'001;
  UErrorCode code = U_ZERO_ERROR;
  std::unique_ptr<PlainDate> plain = PlainDate::made_of(format->prototype.getAlias(), code);
  if (!plain || U_FAILURE(code)) { return; }
  for (double start : {-12'000'000'000'000.0, -1.0, 1'700'000'000'000.0, 250'000'000'000'000.0}) {
    for (int index = 0; index < 24; index += 1) {
      char expected[256];
      char text[256];
      double sample = start + index * step;
      int32_t length = write_by_calendar(format, sample, expected, sizeof expected, code);
      if (U_FAILURE(code) || plain->write(sample, text, sizeof text) != length
          || std::memcmp(text, expected, static_cast<size_t>(length)) != 0) {
        return;
      }
    }
  }
  format->plain = std::move(plain);
}

cicu_date_time_format *opened(
    UDateFormatStyle date, UDateFormatStyle time, const UChar *pattern, int32_t length,
    const icu::Locale &locale, const char *zone, UErrorCode &code) {
  std::unique_ptr<cicu_date_time_format> format(new (std::nothrow) cicu_date_time_format);
  if (!format) {
    code = U_MEMORY_ALLOCATION_ERROR;
    return nullptr;
  }
  icu::UnicodeString zone_id(zone ? zone : "", -1, US_INV);
  format->prototype.adoptInstead(udat_open(
      time, date, locale.getName(), zone ? zone_id.getTerminatedBuffer() : nullptr,
      zone ? zone_id.length() : 0, pattern, length, &code));
  if (U_FAILURE(code)) { return nullptr; }
  use_plain_dates(format.get());
  return format.release();
}

UDateFormatStyle style_of(int32_t style) {
  switch (style) {
  case cicu_date_time_short: return UDAT_SHORT;
  case cicu_date_time_medium: return UDAT_MEDIUM;
  case cicu_date_time_long: return UDAT_LONG;
  case cicu_date_time_full: return UDAT_FULL;
  default: return UDAT_NONE;
  }
}

} // namespace

cicu_date_time_format *cicu_date_time_format_open_style(
    int32_t date, int32_t time, const char *locale, const char *calendar, const char *zone,
    cicu_status *status) {
  UErrorCode &code = *icu_code(status);
  icu::Locale named = locale_of(locale, calendar, code);
  return opened(style_of(date), style_of(time), nullptr, 0, named, zone, code);
}

cicu_date_time_format *cicu_date_time_format_open_skeleton(
    const uint16_t *skeleton, int32_t length, const char *locale, const char *calendar,
    const char *zone, cicu_status *status) {
  UErrorCode &code = *icu_code(status);
  icu::Locale named = locale_of(locale, calendar, code);
  std::unique_ptr<icu::DateTimePatternGenerator> generator(
      icu::DateTimePatternGenerator::createInstance(named, code));
  if (U_FAILURE(code)) { return nullptr; }
  icu::UnicodeString source(reinterpret_cast<const UChar *>(skeleton), length);
  icu::UnicodeString pattern = generator->getBestPattern(source, code);
  if (U_FAILURE(code)) { return nullptr; }
  return opened(
      UDAT_PATTERN, UDAT_PATTERN, pattern.getTerminatedBuffer(), pattern.length(), named, zone,
      code);
}

cicu_date_time_format *cicu_date_time_format_open_pattern(
    const uint16_t *pattern, int32_t length, const char *locale, const char *calendar,
    const char *zone, cicu_status *status) {
  UErrorCode &code = *icu_code(status);
  icu::Locale named = locale_of(locale, calendar, code);
  return opened(
      UDAT_PATTERN, UDAT_PATTERN, reinterpret_cast<const UChar *>(pattern), length, named, zone,
      code);
}

void cicu_date_time_format_begin_gregorian(cicu_date_time_format *format) {
  // The first day that ICU can count; other calendars have no such day, which is no error.
  constexpr double first_day = -2147483648.0 * 86400000.0;
  UErrorCode code = U_ZERO_ERROR;
  auto calendar = const_cast<UCalendar *>(udat_getCalendar(format->prototype.getAlias()));
  ucal_setGregorianChange(calendar, first_day, &code);
  // Copies that were made for the samples have the old calendar.
  for (auto &place : format->idle) { delete place.exchange(nullptr, std::memory_order_acquire); }
}

void cicu_date_time_format_close(cicu_date_time_format *format) { delete format; }

int32_t cicu_date_time_format_pattern(
    const cicu_date_time_format *format, uint16_t *buffer, int32_t capacity, cicu_status *status) {
  return udat_toPattern(
      format->prototype.getAlias(), false, reinterpret_cast<UChar *>(buffer), capacity,
      icu_code(status));
}

int32_t cicu_date_time_format_write(
    const cicu_date_time_format *format, double milliseconds, char *buffer, int32_t capacity,
    cicu_status *status) {
  UErrorCode &code = *icu_code(status);
  if (U_FAILURE(code)) { return 0; }
  if (format->plain) {
    int32_t length = format->plain->write(milliseconds, buffer, capacity);
    if (length > capacity) { code = U_BUFFER_OVERFLOW_ERROR; }
    if (length >= 0) { return length; }
  }
  return write_by_calendar(format, milliseconds, buffer, capacity, code);
}

int32_t cicu_date_time_format_fields(
    const cicu_date_time_format *format, double milliseconds, uint16_t *buffer, int32_t capacity,
    cicu_text_field *fields, int32_t field_capacity, int32_t *field_count, cicu_status *status) {
  UErrorCode &code = *icu_code(status);
  *field_count = 0;
  Worker *worker = taken(format, code);
  if (!worker) { return 0; }
  icu::LocalUFieldPositionIteratorPointer positions(ufieldpositer_open(&code));
  int32_t length = write(
      worker, milliseconds, reinterpret_cast<UChar *>(buffer), capacity, positions.getAlias(),
      code);
  give_back(format, worker);
  if (U_FAILURE(code)) { return length; }
  int32_t start = 0;
  int32_t end = 0;
  int32_t field = 0;
  while ((field = ufieldpositer_next(positions.getAlias(), &start, &end)) >= 0) {
    if (*field_count < field_capacity) {
      fields[*field_count] = {UFIELD_CATEGORY_DATE, field, start, end};
    }
    *field_count += 1;
  }
  return length;
}

int32_t cicu_time_zone_canonical(
    const char *zone, uint16_t *buffer, int32_t capacity, cicu_status *status) {
  icu::UnicodeString id(zone, -1, US_INV);
  UBool is_system = false;
  return ucal_getCanonicalTimeZoneID(
      id.getBuffer(), id.length(), reinterpret_cast<UChar *>(buffer), capacity, &is_system,
      icu_code(status));
}

int32_t cicu_time_zone_offset(const char *zone, double local_milliseconds, cicu_status *status) {
  UErrorCode &code = *icu_code(status);
  icu::UnicodeString id(zone, -1, US_INV);
  icu::LocalUCalendarPointer calendar(
      ucal_open(id.getBuffer(), id.length(), "", UCAL_GREGORIAN, &code));
  int32_t raw = 0;
  int32_t daylight = 0;
  ucal_setMillis(calendar.getAlias(), local_milliseconds, &code);
  ucal_getTimeZoneOffsetFromLocal(
      calendar.getAlias(), UCAL_TZ_LOCAL_FORMER, UCAL_TZ_LOCAL_FORMER, &raw, &daylight, &code);
  return raw + daylight;
}
