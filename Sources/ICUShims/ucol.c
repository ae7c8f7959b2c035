#include "cicu_collator.h"
#include "status.h"

#include <string.h>
#include <unicode/ucol.h>

cicu_collator *cicu_collator_open_numeric(const char *locale, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  UCollator *collator = ucol_open(locale, code);
  ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, code);
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
