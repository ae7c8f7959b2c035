#include "cicu_encoding.h"
#include "status.h"

#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>

// Without these, what has no place in the other encoding would be replaced by a mark.
static UConverter *open_strict(const char *encoding, UErrorCode *code) {
  UConverter *converter = ucnv_open(encoding, code);
  ucnv_setFromUCallBack(converter, UCNV_FROM_U_CALLBACK_STOP, NULL, NULL, NULL, code);
  ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, code);
  return converter;
}

int32_t cicu_encoding_encode(
    const char *encoding, const uint16_t *text, int32_t length, char *buffer, int32_t capacity,
    cicu_status *status) {
  UErrorCode *code = icu_code(status);
  UConverter *converter = open_strict(encoding, code);
  int32_t written =
      ucnv_fromUChars(converter, buffer, capacity, (const UChar *)text, length, code);
  ucnv_close(converter);
  return written;
}

int32_t cicu_encoding_decode(
    const char *encoding, const uint8_t *bytes, int32_t length, uint16_t *buffer,
    int32_t capacity, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  UConverter *converter = open_strict(encoding, code);
  int32_t written =
      ucnv_toUChars(converter, (UChar *)buffer, capacity, (const char *)bytes, length, code);
  ucnv_close(converter);
  return written;
}

int32_t cicu_encoding_decode_with_offsets(
    const char *encoding, const uint8_t *bytes, int32_t length, uint16_t *buffer, int32_t *offsets,
    int32_t capacity, int32_t *first_invalid, int32_t *end_of_invalid, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  *first_invalid = -1;
  UConverter *converter = open_strict(encoding, code);
  if (U_FAILURE(*code)) { return 0; }
  const char *source = (const char *)bytes;
  const char *end = source + length;
  UChar *target = (UChar *)buffer;
  const UChar *limit = target + capacity;
  while (U_SUCCESS(*code)) {
    const char *start = source;
    const UChar *written = target;
    ucnv_toUnicode(
        converter, &target, limit, &source, end, offsets + (written - (UChar *)buffer), true, code);
    for (const UChar *unit = written; unit < target; unit += 1) {
      offsets[unit - (UChar *)buffer] += (int32_t)(start - (const char *)bytes);
    }
    if (U_SUCCESS(*code) || *code == U_BUFFER_OVERFLOW_ERROR || target == limit) { break; }
    char invalid[8];
    int8_t count = sizeof invalid;
    UErrorCode reading = U_ZERO_ERROR;
    ucnv_getInvalidChars(converter, invalid, &count, &reading);
    int32_t place = (int32_t)(source - (const char *)bytes);
    int32_t first = U_FAILURE(reading) || count > place ? place : place - count;
    if (*first_invalid < 0) {
      *first_invalid = first;
      *end_of_invalid = place;
    }
    offsets[target - (UChar *)buffer] = first;
    *target++ = 0xFFFD;
    if (source >= end) {
      *code = U_ZERO_ERROR;
      break;
    }
    *code = U_ZERO_ERROR;
    ucnv_resetToUnicode(converter);
  }
  ucnv_close(converter);
  return (int32_t)(target - (UChar *)buffer);
}
