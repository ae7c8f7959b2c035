// Inside the shims only: how ICU's formatted values leave them.

#ifndef ICU_SHIMS_VALUE_H
#define ICU_SHIMS_VALUE_H

#include "cicu_number_format.h"
#include "status.h"

#include <unicode/uformattedvalue.h>
#include <unicode/ustring.h>

/// Writes a text and the ranges of its fields. Returns the length of the text.
static inline int32_t write_fields(
    const UFormattedValue *value, uint16_t *buffer, int32_t capacity, cicu_text_field *fields,
    int32_t field_capacity, int32_t *field_count, UErrorCode *code) {
  *field_count = 0;
  UConstrainedFieldPosition *position = ucfpos_open(code);
  while (ufmtval_nextPosition(value, position, code) && U_SUCCESS(*code)) {
    cicu_text_field field = {0, 0, 0, 0};
    field.category = ucfpos_getCategory(position, code);
    field.field = ucfpos_getField(position, code);
    ucfpos_getIndexes(position, &field.start, &field.end, code);
    if (*field_count < field_capacity) { fields[*field_count] = field; }
    *field_count += 1;
  }
  ucfpos_close(position);
  int32_t length = 0;
  const UChar *text = ufmtval_getString(value, &length, code);
  if (U_FAILURE(*code)) { return 0; }
  if (length > capacity) {
    *code = U_BUFFER_OVERFLOW_ERROR;
  } else {
    u_memcpy((UChar *)buffer, text, length);
  }
  return length;
}

#endif
