#ifndef CICU_REGULAR_EXPRESSION_H
#define CICU_REGULAR_EXPRESSION_H

#include "cicu_status.h"

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// A compiled pattern. Never used for a text itself: every match works with a clone, so that any
/// thread may share the pattern.
typedef struct cicu_pattern cicu_pattern;

/// What changes the meaning of a pattern, as bits.
enum {
  cicu_pattern_ignores_case = 1 << 0,
  cicu_pattern_dot_matches_lines = 1 << 1,
  cicu_pattern_anchors_match_lines = 1 << 2,
};

/// A match was given up after the number of steps that it may take.
extern const cicu_status cicu_status_pattern_time_out;

/// A match was given up as it needs more memory than it may take.
extern const cicu_status cicu_status_pattern_stack_overflow;

/// Compiles a pattern. Where that fails, `line` is that of the mistake, from 1, and `offset` its
/// UTF-16 offset in that line; both are 0 where the place is not known.
cicu_pattern *_Nullable cicu_pattern_open(
    const uint16_t *_Nullable pattern, int32_t length, uint32_t options, int32_t *line,
    int32_t *offset, cicu_status *status);

void cicu_pattern_close(cicu_pattern *pattern);

/// Whether the whole text matches a pattern or, if `searches`, a part of it, which is set. The
/// limits are about a millisecond a step and the bytes that may be used; 0 is none.
bool cicu_pattern_matches(
    const cicu_pattern *pattern, bool searches, const uint16_t *_Nullable text, int32_t length,
    int32_t step_limit, int32_t stack_limit, int32_t *start, int32_t *end, cicu_status *status);

#pragma clang assume_nonnull end

#endif
