#ifndef CICU_NORMALIZER_H
#define CICU_NORMALIZER_H

#include "cicu_status.h"

#include <stdbool.h>

#pragma clang assume_nonnull begin

#ifdef __cplusplus
extern "C" {
#endif

/// The normalization forms (UAX 15; the last one is NFKC_Casefold of UAX 44).
enum {
  cicu_form_nfc,
  cicu_form_nfd,
  cicu_form_nfkc,
  cicu_form_nfkd,
  cicu_form_nfkc_casefold,
};

/// Whether a UTF-8 text is in a form already.
bool cicu_is_normalized(
    int32_t form, const uint8_t *_Nullable text, int32_t length, cicu_status *status);

/// Writes a UTF-8 text in a form and returns its length in bytes.
int32_t cicu_normalize(
    int32_t form, const uint8_t *_Nullable text, int32_t length, char *buffer, int32_t capacity,
    cicu_status *status);

#ifdef __cplusplus
}
#endif

#pragma clang assume_nonnull end

#endif
