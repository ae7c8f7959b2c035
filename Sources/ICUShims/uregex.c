#include "cicu_regular_expression.h"
#include "status.h"

#include <unicode/uregex.h>

const cicu_status cicu_status_pattern_time_out = U_REGEX_TIME_OUT;
const cicu_status cicu_status_pattern_stack_overflow = U_REGEX_STACK_OVERFLOW;

static const UChar empty[] = {0};

// ICU refuses a pattern without any character: this one matches as it would.
static const UChar empty_group[] = {'(', '?', ':', ')'};

static uint32_t flags_of(uint32_t options) {
  uint32_t flags = UREGEX_ERROR_ON_UNKNOWN_ESCAPES;
  if (options & cicu_pattern_ignores_case) { flags |= UREGEX_CASE_INSENSITIVE; }
  if (options & cicu_pattern_dot_matches_lines) { flags |= UREGEX_DOTALL; }
  if (options & cicu_pattern_anchors_match_lines) { flags |= UREGEX_MULTILINE; }
  return flags;
}

cicu_pattern *cicu_pattern_open(
    const uint16_t *pattern, int32_t length, uint32_t options, int32_t *line, int32_t *offset,
    cicu_status *status) {
  UParseError error = {0, 0, {0}, {0}};
  URegularExpression *expression = uregex_open(
      length > 0 ? (const UChar *)pattern : empty_group, length > 0 ? length : 4,
      flags_of(options), &error, icu_code(status));
  *line = error.line;
  *offset = error.offset;
  return (cicu_pattern *)expression;
}

void cicu_pattern_close(cicu_pattern *pattern) { uregex_close((URegularExpression *)pattern); }

bool cicu_pattern_matches(
    const cicu_pattern *pattern, bool searches, const uint16_t *text, int32_t length,
    int32_t step_limit, int32_t stack_limit, int32_t *start, int32_t *end, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  URegularExpression *expression = uregex_clone((const URegularExpression *)pattern, code);
  uregex_setText(expression, text ? (const UChar *)text : empty, length, code);
  uregex_setTimeLimit(expression, step_limit, code);
  uregex_setStackLimit(expression, stack_limit, code);
  bool is_found =
      searches ? uregex_find(expression, -1, code) : uregex_matches(expression, -1, code);
  if (is_found && U_SUCCESS(*code)) {
    *start = uregex_start(expression, 0, code);
    *end = uregex_end(expression, 0, code);
  }
  uregex_close(expression);
  return is_found && U_SUCCESS(*code);
}
