#ifndef CICU_CASE_MAP_H
#define CICU_CASE_MAP_H

#include "cicu_break_iterator.h"
#include "cicu_status.h"

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The case mappings of a language. Once opened it is never changed: mapping may run on any thread.
typedef struct cicu_case_map cicu_case_map;

/// How a text is put into title case; the flags can be combined.
enum {
  /// What follows the first letter of a unit stays as it is.
  cicu_title_keeps_rest = 1,
  /// The character at the start of a unit is mapped, be it a letter or not.
  cicu_title_at_boundary = 2,
  /// The whole text is one unit; no boundaries are asked for.
  cicu_title_whole_text = 4,
};

/// Opens the mappings of a language code. `folds_turkic` folds I to ı and İ to i (CaseFolding.txt,
/// status T).
cicu_case_map *_Nullable cicu_case_map_open(
    const char *language, bool folds_turkic, cicu_status *status);

void cicu_case_map_close(cicu_case_map *map);

/// Writes a UTF-8 text in upper case and returns its length in bytes.
int32_t cicu_case_map_upper(
    const cicu_case_map *map, const uint8_t *_Nullable text, int32_t length, char *buffer,
    int32_t capacity, cicu_status *status);

/// Writes a UTF-8 text in lower case and returns its length in bytes.
int32_t cicu_case_map_lower(
    const cicu_case_map *map, const uint8_t *_Nullable text, int32_t length, char *buffer,
    int32_t capacity, cicu_status *status);

/// Writes a UTF-8 text in the form that does not depend on case and returns its length in bytes.
int32_t cicu_case_map_fold(
    const cicu_case_map *map, const uint8_t *_Nullable text, int32_t length, char *buffer,
    int32_t capacity, cicu_status *status);

/// Writes a UTF-8 text in title case and returns its length in bytes. The boundaries say where a
/// unit starts; they are not changed, and may be absent for a whole text.
int32_t cicu_case_map_title(
    const char *language, int32_t flags, const cicu_break_iterator *_Nullable boundaries,
    const uint8_t *_Nullable text, int32_t length, char *buffer, int32_t capacity,
    cicu_status *status);

#pragma clang assume_nonnull end

#endif
