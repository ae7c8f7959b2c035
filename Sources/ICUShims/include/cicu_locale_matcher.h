#ifndef CICU_LOCALE_MATCHER_H
#define CICU_LOCALE_MATCHER_H

#include "cicu_status.h"

#include <stdbool.h>

#pragma clang assume_nonnull begin

#ifdef __cplusplus
extern "C" {
#endif

/// Finds the best of the locales that are supported. Immutable: every function but close may run on
/// any thread.
typedef struct cicu_locale_matcher cicu_locale_matcher;

/// What a matcher looks at.
typedef struct {
  /// What is returned where nothing matches: null for nothing.
  const char *_Nullable default_locale;
  /// A difference in script counts more than one in language.
  bool favors_script;
  /// Only pairs of languages count that understand each other both ways.
  bool only_two_way;
  /// A later desired locale counts as much as an earlier one.
  bool without_demotion;
  /// A pair whose distance is the largest that matches; null for ICU's own limit.
  const char *_Nullable farthest_desired;
  const char *_Nullable farthest_supported;
} cicu_locale_matcher_options;

/// The outcome of a match; an index is -1 where there is none.
typedef struct {
  int32_t desired;
  int32_t supported;
  /// Whether anything was found, be it the default.
  bool is_found;
} cicu_locale_match;

/// Opens a matcher. The names follow each other, each with a NUL at its end.
cicu_locale_matcher *_Nullable cicu_locale_matcher_open(
    const char *names, int32_t count, cicu_locale_matcher_options options, cicu_status *status);

void cicu_locale_matcher_close(cicu_locale_matcher *matcher);

/// Finds the best supported locale for the desired ones, best first, and writes it in BCP 47 with
/// the region, variants and extensions of the desired one. Returns the length of that.
int32_t cicu_locale_matcher_best(
    const cicu_locale_matcher *matcher, const char *names, int32_t count, cicu_locale_match *match,
    char *buffer, int32_t capacity, cicu_status *status);

#ifdef __cplusplus
}
#endif

#pragma clang assume_nonnull end

#endif
