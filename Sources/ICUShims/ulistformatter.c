#include "cicu_list_format.h"
#include "status.h"
#include "text.h"
#include "value.h"

#include <stdlib.h>
#include <unicode/ulistformatter.h>

const int32_t cicu_field_category_list_span = UFIELD_CATEGORY_LIST_SPAN;

static UListFormatterType type_of(int32_t type) {
  switch (type) {
  case cicu_list_or: return ULISTFMT_TYPE_OR;
  case cicu_list_units: return ULISTFMT_TYPE_UNITS;
  default: return ULISTFMT_TYPE_AND;
  }
}

static UListFormatterWidth width_of(int32_t width) {
  switch (width) {
  case cicu_list_short: return ULISTFMT_WIDTH_SHORT;
  case cicu_list_narrow: return ULISTFMT_WIDTH_NARROW;
  default: return ULISTFMT_WIDTH_WIDE;
  }
}

cicu_list_format *cicu_list_format_open(
    const char *locale, int32_t type, int32_t width, cicu_status *status) {
  return (cicu_list_format *)ulistfmt_openForType(
      locale, type_of(type), width_of(width), icu_code(status));
}

void cicu_list_format_close(cicu_list_format *format) { ulistfmt_close((UListFormatter *)format); }

int32_t cicu_list_format_write(
    const cicu_list_format *format, const uint8_t *bytes, const int32_t *lengths, int32_t count,
    char *buffer, int32_t capacity, cicu_status *status) {
  enum { usual_length = 256 };
  UErrorCode *code = icu_code(status);
  size_t byte_count = 0;
  for (int32_t index = 0; index < count; index += 1) { byte_count += (size_t)lengths[index]; }
  // One block for the elements, their lengths and their units, of which there are no more than bytes.
  size_t slot_size = sizeof(UChar *) + sizeof(int32_t);
  const UChar **elements =
      malloc(slot_size * (size_t)(count + 1) + sizeof(UChar) * (byte_count + 1));
  if (!elements) {
    *code = U_MEMORY_ALLOCATION_ERROR;
    return 0;
  }
  int32_t *unit_counts = (int32_t *)(elements + count + 1);
  UChar *next = (UChar *)(unit_counts + count + 1);
  for (int32_t index = 0; index < count; index += 1) {
    elements[index] = next;
    u_strFromUTF8WithSub(
        next, lengths[index], &unit_counts[index], (const char *)bytes, lengths[index], 0xFFFD,
        NULL, code);
    next += unit_counts[index];
    bytes += lengths[index];
  }
  const UListFormatter *formatter = (const UListFormatter *)format;
  UChar usual[usual_length];
  UChar *text = usual;
  int32_t length =
      ulistfmt_format(formatter, elements, unit_counts, count, text, usual_length, code);
  if (*code == U_BUFFER_OVERFLOW_ERROR) {
    *code = U_ZERO_ERROR;
    text = malloc(sizeof(UChar) * (size_t)length);
    if (!text) { *code = U_MEMORY_ALLOCATION_ERROR; }
    ulistfmt_format(formatter, elements, unit_counts, count, text, length, code);
  }
  int32_t written = U_SUCCESS(*code) ? write_utf8(text, length, buffer, capacity, code) : 0;
  if (text != usual) { free(text); }
  free(elements);
  return written;
}

int32_t cicu_list_format_fields(
    const cicu_list_format *format, const uint16_t *units, const int32_t *lengths, int32_t count,
    uint16_t *buffer, int32_t capacity, cicu_text_field *fields, int32_t field_capacity,
    int32_t *field_count, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  *field_count = 0;
  const UChar **elements = malloc(sizeof(UChar *) * (size_t)(count + 1));
  if (!elements) {
    *code = U_MEMORY_ALLOCATION_ERROR;
    return 0;
  }
  const UChar *next = (const UChar *)units;
  for (int32_t index = 0; index < count; index += 1) {
    elements[index] = next;
    next += lengths[index];
  }
  UFormattedList *result = ulistfmt_openResult(code);
  ulistfmt_formatStringsToResult(
      (const UListFormatter *)format, elements, lengths, count, result, code);
  free(elements);
  int32_t length = write_fields(
      ulistfmt_resultAsValue(result, code), buffer, capacity, fields, field_capacity, field_count,
      code);
  ulistfmt_closeResult(result);
  return length;
}
