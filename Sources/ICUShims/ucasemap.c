#include "cicu_case_map.h"
#include "status.h"

#include <unicode/stringoptions.h>
#include <unicode/ubrk.h>
#include <unicode/ucasemap.h>

static const char *utf8(const uint8_t *text) { return text ? (const char *)text : ""; }

cicu_case_map *cicu_case_map_open(const char *language, bool folds_turkic, cicu_status *status) {
  uint32_t options = folds_turkic ? U_FOLD_CASE_EXCLUDE_SPECIAL_I : U_FOLD_CASE_DEFAULT;
  return (cicu_case_map *)ucasemap_open(language, options, icu_code(status));
}

void cicu_case_map_close(cicu_case_map *map) { ucasemap_close((UCaseMap *)map); }

int32_t cicu_case_map_upper(
    const cicu_case_map *map, const uint8_t *text, int32_t length, char *buffer, int32_t capacity,
    cicu_status *status) {
  return ucasemap_utf8ToUpper(
      (const UCaseMap *)map, buffer, capacity, utf8(text), length, icu_code(status));
}

int32_t cicu_case_map_lower(
    const cicu_case_map *map, const uint8_t *text, int32_t length, char *buffer, int32_t capacity,
    cicu_status *status) {
  return ucasemap_utf8ToLower(
      (const UCaseMap *)map, buffer, capacity, utf8(text), length, icu_code(status));
}

int32_t cicu_case_map_fold(
    const cicu_case_map *map, const uint8_t *text, int32_t length, char *buffer, int32_t capacity,
    cicu_status *status) {
  return ucasemap_utf8FoldCase(
      (const UCaseMap *)map, buffer, capacity, utf8(text), length, icu_code(status));
}

static uint32_t title_options(int32_t flags) {
  uint32_t options = 0;
  if (flags & cicu_title_keeps_rest) {
    options |= U_TITLECASE_NO_LOWERCASE;
  }
  if (flags & cicu_title_at_boundary) {
    options |= U_TITLECASE_NO_BREAK_ADJUSTMENT;
  }
  if (flags & cicu_title_whole_text) {
    options |= U_TITLECASE_WHOLE_STRING;
  }
  return options;
}

int32_t cicu_case_map_title(
    const char *language, int32_t flags, const cicu_break_iterator *boundaries,
    const uint8_t *text, int32_t length, char *buffer, int32_t capacity, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  UCaseMap *map = ucasemap_open(language, title_options(flags), code);
  if (boundaries && U_SUCCESS(*code)) {
    // The map owns the clone from here on.
    ucasemap_setBreakIterator(map, ubrk_clone((const UBreakIterator *)boundaries, code), code);
  }
  int32_t mapped_length =
      ucasemap_utf8ToTitle(map, buffer, capacity, utf8(text), length, code);
  ucasemap_close(map);
  return mapped_length;
}
