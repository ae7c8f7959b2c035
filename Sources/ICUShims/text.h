// Inside the shims only: how texts of ICU leave them.

#ifndef ICU_SHIMS_TEXT_H
#define ICU_SHIMS_TEXT_H

#include "cicu_number_format.h"
#include "status.h"

#include <unicode/ustring.h>
#include <unicode/utf16.h>

/// Writes UTF-16 text in UTF-8, lone surrogates as U+FFFD. Returns the number of bytes; where there
/// is less room, nothing that counts is written and the status is U_BUFFER_OVERFLOW_ERROR.
static inline int32_t write_utf8(
    const UChar *text, int32_t length, char *buffer, int32_t capacity, UErrorCode *code) {
  int32_t ascii = 0;
  int32_t room = length < capacity ? length : capacity;
  while (ascii < room && text[ascii] < 0x80) {
    buffer[ascii] = (char)text[ascii];
    ascii += 1;
  }
  if (ascii == length) { return length; }
  int32_t rest = 0;
  u_strToUTF8WithSub(
      buffer + ascii, capacity - ascii, &rest, text + ascii, length - ascii, 0xFFFD, NULL, code);
  if (*code == U_STRING_NOT_TERMINATED_WARNING) { *code = U_ZERO_ERROR; }
  return ascii + rest;
}

#endif
