#ifndef CICU_DOMAIN_NAME_H
#define CICU_DOMAIN_NAME_H

#include "cicu_status.h"

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The processing of internationalized domain names (UTS 46). Immutable: every function but close
/// may run on any thread.
typedef struct cicu_domain_names cicu_domain_names;

/// What is wrong with a name, as bits.
enum {
  cicu_domain_empty_label = 1 << 0,
  cicu_domain_label_too_long = 1 << 1,
  cicu_domain_name_too_long = 1 << 2,
  cicu_domain_leading_hyphen = 1 << 3,
  cicu_domain_trailing_hyphen = 1 << 4,
  cicu_domain_hyphens_3_4 = 1 << 5,
  cicu_domain_leading_combining_mark = 1 << 6,
  cicu_domain_disallowed = 1 << 7,
  cicu_domain_punycode = 1 << 8,
  cicu_domain_label_has_dot = 1 << 9,
  cicu_domain_invalid_ace_label = 1 << 10,
  cicu_domain_bidi = 1 << 11,
  cicu_domain_context_j = 1 << 12,
};

/// Opens the processing: nontransitional, with the rules of STD3, the Bidi rule and the rules for
/// joiners.
cicu_domain_names *_Nullable cicu_domain_names_open(cicu_status *status);

void cicu_domain_names_close(cicu_domain_names *names);

/// Writes a UTF-8 name in its form for the DNS or, unless `to_ascii`, for readers, and sets what is
/// wrong with it. Returns the length.
int32_t cicu_domain_name_convert(
    const cicu_domain_names *names, bool to_ascii, const uint8_t *_Nullable name, int32_t length,
    char *buffer, int32_t capacity, uint32_t *problems, cicu_status *status);

#pragma clang assume_nonnull end

#endif
