#ifndef CICU_LIST_FORMAT_H
#define CICU_LIST_FORMAT_H

#include "cicu_number_format.h"
#include "cicu_status.h"

#pragma clang assume_nonnull begin

/// How a locale writes lists. Immutable: every function but close may run on any thread.
typedef struct cicu_list_format cicu_list_format;

/// What joins the last elements.
enum {
  cicu_list_and,
  cicu_list_or,
  cicu_list_units,
};

/// How long what joins elements is.
enum {
  cicu_list_wide,
  cicu_list_short,
  cicu_list_narrow,
};

/// The category of the ranges of elements, whose field is their position.
extern const int32_t cicu_field_category_list_span;

cicu_list_format *_Nullable cicu_list_format_open(
    const char *locale, int32_t type, int32_t width, cicu_status *status);

void cicu_list_format_close(cicu_list_format *format);

/// Writes a list in UTF-8. Returns the number of bytes; where there is less room, nothing that counts is
/// written and the status is U_BUFFER_OVERFLOW_ERROR.
///
/// @param bytes The elements in UTF-8, one behind another.
/// @param lengths The number of bytes of each of them.
int32_t cicu_list_format_write(
    const cicu_list_format *format, const uint8_t *bytes, const int32_t *lengths, int32_t count,
    char *buffer, int32_t capacity, cicu_status *status);

/// Writes a list in UTF-16 and the ranges of its elements. Returns the length of the text.
///
/// @param units The elements, one behind another.
/// @param lengths The length of each of them.
int32_t cicu_list_format_fields(
    const cicu_list_format *format, const uint16_t *units, const int32_t *lengths, int32_t count,
    uint16_t *buffer, int32_t capacity, cicu_text_field *fields, int32_t field_capacity,
    int32_t *field_count, cicu_status *status);

#pragma clang assume_nonnull end

#endif
