#ifndef CICU_ENCODING_H
#define CICU_ENCODING_H

#include "cicu_status.h"

#pragma clang assume_nonnull begin

/// Writes UTF-16 text in another encoding, which is named as ICU knows it. Returns the length. A
/// character that the encoding does not have is an error.
int32_t cicu_encoding_encode(
    const char *encoding, const uint16_t *_Nullable text, int32_t length, char *buffer,
    int32_t capacity, cicu_status *status);

/// Reads text in another encoding. Returns the length in UTF-16. What is no text is an error.
int32_t cicu_encoding_decode(
    const char *encoding, const uint8_t *_Nullable bytes, int32_t length, uint16_t *buffer,
    int32_t capacity, cicu_status *status);

/// Reads text in another encoding with the offset of the bytes that each UTF-16 unit came from. Bytes that are no text
/// become U+FFFD; the first of them are told. Returns the length in UTF-16.
int32_t cicu_encoding_decode_with_offsets(
    const char *encoding, const uint8_t *_Nullable bytes, int32_t length,
    uint16_t *_Nullable buffer, int32_t *_Nullable offsets, int32_t capacity,
    int32_t *first_invalid, int32_t *end_of_invalid, cicu_status *status);

#pragma clang assume_nonnull end

#endif
