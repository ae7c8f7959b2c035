#include "cicu_collator.h"
#include "status.h"

#include <string.h>
#include <unicode/ucol.h>

static UColAttributeValue value_of(int32_t strength) {
  switch (strength) {
  case cicu_strength_primary: return UCOL_PRIMARY;
  case cicu_strength_secondary: return UCOL_SECONDARY;
  case cicu_strength_quaternary: return UCOL_QUATERNARY;
  case cicu_strength_identical: return UCOL_IDENTICAL;
  default: return UCOL_TERTIARY;
  }
}

cicu_collator *cicu_collator_open(
    const char *locale, int32_t strength, bool numeric, bool case_level, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  UCollator *collator = ucol_open(locale, code);
  ucol_setAttribute(collator, UCOL_STRENGTH, value_of(strength), code);
  ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, numeric ? UCOL_ON : UCOL_OFF, code);
  ucol_setAttribute(collator, UCOL_CASE_LEVEL, case_level ? UCOL_ON : UCOL_OFF, code);
  ucol_setAttribute(collator, UCOL_NORMALIZATION_MODE, UCOL_ON, code);
  if (U_FAILURE(*code)) {
    ucol_close(collator);
    return NULL;
  }
  return (cicu_collator *)collator;
}

void cicu_collator_close(cicu_collator *collator) { ucol_close((UCollator *)collator); }

int32_t cicu_collator_compare(
    const cicu_collator *collator, const uint8_t *first, int32_t first_length,
    const uint8_t *second, int32_t second_length, cicu_status *status) {
  return ucol_strcollUTF8(
      (const UCollator *)collator, (const char *)first, first_length, (const char *)second,
      second_length, icu_code(status));
}

int32_t cicu_collator_sort_key(
    const cicu_collator *collator, const uint16_t *text, int32_t length, uint8_t *buffer,
    int32_t capacity) {
  return ucol_getSortKey(
      (const UCollator *)collator, (const UChar *)text, length, buffer, capacity);
}

int32_t cicu_sort_key_compare(const uint8_t *first, const uint8_t *second) {
  return strcmp((const char *)first, (const char *)second);
}
