// The matcher has no C functions.
#define U_SHOW_CPLUSPLUS_API 1

#include "cicu_locale_matcher.h"
#include "status.h"

#include <cstring>
#include <unicode/bytestream.h>
#include <unicode/localematcher.h>
#include <unicode/locid.h>
#include <utility>

namespace {

class NameIterator : public icu::Locale::Iterator {
public:
  NameIterator(const char *names, int32_t count) : next_name(names), left(count) {}

  UBool hasNext() const override { return left > 0; }

  const icu::Locale &next() override {
    current = icu::Locale(next_name);
    next_name += std::strlen(next_name) + 1;
    left -= 1;
    return current;
  }

private:
  const char *next_name;
  int32_t left;
  icu::Locale current;
};

void apply(const cicu_locale_matcher_options &options, icu::LocaleMatcher::Builder &builder) {
  if (options.default_locale) {
    icu::Locale locale(options.default_locale);
    builder.setDefaultLocale(&locale);
  } else {
    builder.setNoDefaultLocale();
  }
  if (options.favors_script) {
    builder.setFavorSubtag(ULOCMATCH_FAVOR_SCRIPT);
  }
  if (options.only_two_way) {
    builder.setDirection(ULOCMATCH_DIRECTION_ONLY_TWO_WAY);
  }
  if (options.without_demotion) {
    builder.setDemotionPerDesiredLocale(ULOCMATCH_DEMOTION_NONE);
  }
  if (options.farthest_desired && options.farthest_supported) {
    builder.setMaxDistance(
        icu::Locale(options.farthest_desired), icu::Locale(options.farthest_supported));
  }
}

} // namespace

cicu_locale_matcher *cicu_locale_matcher_open(
    const char *names, int32_t count, cicu_locale_matcher_options options, cicu_status *status) {
  UErrorCode &code = *icu_code(status);
  icu::LocaleMatcher::Builder builder;
  NameIterator supported(names, count);
  builder.setSupportedLocales(supported);
  apply(options, builder);
  icu::LocaleMatcher matcher = builder.build(code);
  if (U_FAILURE(code)) {
    return nullptr;
  }
  // ICU's own operator gives null where memory ends.
  return reinterpret_cast<cicu_locale_matcher *>(new icu::LocaleMatcher(std::move(matcher)));
}

void cicu_locale_matcher_close(cicu_locale_matcher *matcher) {
  delete reinterpret_cast<icu::LocaleMatcher *>(matcher);
}

int32_t cicu_locale_matcher_best(
    const cicu_locale_matcher *matcher, const char *names, int32_t count, cicu_locale_match *match,
    char *buffer, int32_t capacity, cicu_status *status) {
  UErrorCode &code = *icu_code(status);
  NameIterator desired(names, count);
  icu::LocaleMatcher::Result result =
      reinterpret_cast<const icu::LocaleMatcher *>(matcher)->getBestMatchResult(desired, code);
  if (U_FAILURE(code)) {
    return 0;
  }
  match->desired = result.getDesiredIndex();
  match->supported = result.getSupportedIndex();
  match->is_found = result.getSupportedLocale() != nullptr;
  icu::Locale resolved = result.makeResolvedLocale(code);
  if (U_FAILURE(code) || !match->is_found) {
    return 0;
  }
  icu::CheckedArrayByteSink sink(buffer, capacity);
  resolved.toLanguageTag(sink, code);
  if (U_SUCCESS(code) && sink.Overflowed()) {
    code = U_BUFFER_OVERFLOW_ERROR;
  }
  return sink.NumberOfBytesAppended();
}
