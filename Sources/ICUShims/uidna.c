#include "cicu_domain_name.h"
#include "status.h"

#include <unicode/uidna.h>

_Static_assert(
    cicu_domain_empty_label == UIDNA_ERROR_EMPTY_LABEL &&
        cicu_domain_label_too_long == UIDNA_ERROR_LABEL_TOO_LONG &&
        cicu_domain_name_too_long == UIDNA_ERROR_DOMAIN_NAME_TOO_LONG &&
        cicu_domain_leading_hyphen == UIDNA_ERROR_LEADING_HYPHEN &&
        cicu_domain_trailing_hyphen == UIDNA_ERROR_TRAILING_HYPHEN &&
        cicu_domain_hyphens_3_4 == UIDNA_ERROR_HYPHEN_3_4 &&
        cicu_domain_leading_combining_mark == UIDNA_ERROR_LEADING_COMBINING_MARK &&
        cicu_domain_disallowed == UIDNA_ERROR_DISALLOWED &&
        cicu_domain_punycode == UIDNA_ERROR_PUNYCODE &&
        cicu_domain_label_has_dot == UIDNA_ERROR_LABEL_HAS_DOT &&
        cicu_domain_invalid_ace_label == UIDNA_ERROR_INVALID_ACE_LABEL &&
        cicu_domain_bidi == UIDNA_ERROR_BIDI && cicu_domain_context_j == UIDNA_ERROR_CONTEXTJ,
    "the problems are those of ICU");

cicu_domain_names *cicu_domain_names_open(cicu_status *status) {
  uint32_t options = UIDNA_USE_STD3_RULES | UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ |
                     UIDNA_NONTRANSITIONAL_TO_ASCII | UIDNA_NONTRANSITIONAL_TO_UNICODE;
  return (cicu_domain_names *)uidna_openUTS46(options, icu_code(status));
}

void cicu_domain_names_close(cicu_domain_names *names) { uidna_close((UIDNA *)names); }

int32_t cicu_domain_name_convert(
    const cicu_domain_names *names, bool to_ascii, const uint8_t *name, int32_t length,
    char *buffer, int32_t capacity, uint32_t *problems, cicu_status *status) {
  const UIDNA *idna = (const UIDNA *)names;
  const char *source = name ? (const char *)name : "";
  UIDNAInfo info = UIDNA_INFO_INITIALIZER;
  int32_t converted = to_ascii ? uidna_nameToASCII_UTF8(
                                     idna, source, length, buffer, capacity, &info,
                                     icu_code(status))
                               : uidna_nameToUnicodeUTF8(
                                     idna, source, length, buffer, capacity, &info,
                                     icu_code(status));
  *problems = info.errors;
  return converted;
}
