// The C functions know UTF-16 only.
#define U_SHOW_CPLUSPLUS_API 1

#include "cicu_normalizer.h"
#include "status.h"

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/stringpiece.h>

static const icu::Normalizer2 *normalizer(int32_t form, UErrorCode &code) {
  switch (form) {
  case cicu_form_nfc: return icu::Normalizer2::getNFCInstance(code);
  case cicu_form_nfd: return icu::Normalizer2::getNFDInstance(code);
  case cicu_form_nfkc: return icu::Normalizer2::getNFKCInstance(code);
  case cicu_form_nfkd: return icu::Normalizer2::getNFKDInstance(code);
  default: return icu::Normalizer2::getNFKCCasefoldInstance(code);
  }
}

static icu::StringPiece piece(const uint8_t *text, int32_t length) {
  return icu::StringPiece(text ? reinterpret_cast<const char *>(text) : "", length);
}

bool cicu_is_normalized(int32_t form, const uint8_t *text, int32_t length, cicu_status *status) {
  UErrorCode &code = *icu_code(status);
  const icu::Normalizer2 *found = normalizer(form, code);
  return U_SUCCESS(code) && found->isNormalizedUTF8(piece(text, length), code);
}

int32_t cicu_normalize(
    int32_t form, const uint8_t *text, int32_t length, char *buffer, int32_t capacity,
    cicu_status *status) {
  UErrorCode &code = *icu_code(status);
  const icu::Normalizer2 *found = normalizer(form, code);
  if (U_FAILURE(code)) {
    return 0;
  }
  icu::CheckedArrayByteSink sink(buffer, capacity);
  found->normalizeUTF8(0, piece(text, length), sink, nullptr, code);
  if (U_SUCCESS(code) && sink.Overflowed()) {
    code = U_BUFFER_OVERFLOW_ERROR;
  }
  return sink.NumberOfBytesAppended();
}
