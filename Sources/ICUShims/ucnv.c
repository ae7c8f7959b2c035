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
