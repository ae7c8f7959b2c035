#ifndef CICU_SPOOF_H
#define CICU_SPOOF_H

#include "cicu_status.h"

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Finds text that looks like other text (UTS 39). Immutable: every function but close may run on
/// any thread.
typedef struct cicu_spoof_checker cicu_spoof_checker;

/// How far the scripts of a text are mixed (UTS 39, section 5.2).
enum {
  cicu_restriction_ascii,
  cicu_restriction_single_script,
  cicu_restriction_highly,
  cicu_restriction_moderately,
  cicu_restriction_minimally,
  cicu_restriction_none,
};

/// What a check found.
typedef struct {
  int32_t restriction;
  bool has_mixed_numbers;
  bool has_invisible;
  bool has_hidden_overlay;
} cicu_spoof_result;

cicu_spoof_checker *_Nullable cicu_spoof_checker_open(cicu_status *status);

void cicu_spoof_checker_close(cicu_spoof_checker *checker);

/// Checks a UTF-8 text.
cicu_spoof_result cicu_spoof_check(
    const cicu_spoof_checker *checker, const uint8_t *_Nullable text, int32_t length,
    cicu_status *status);

/// Writes the UTF-8 text that all texts of the same look have in common. Returns its length.
int32_t cicu_spoof_skeleton(
    const cicu_spoof_checker *checker, const uint8_t *_Nullable text, int32_t length,
    char *buffer, int32_t capacity, cicu_status *status);

/// Whether a code point is one for identifiers (UTS 39, Identifier_Status is Allowed).
bool cicu_spoof_is_recommended(uint32_t character, cicu_status *status);

#pragma clang assume_nonnull end

#endif
