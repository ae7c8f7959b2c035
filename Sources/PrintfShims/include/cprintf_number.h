#ifndef CPRINTF_NUMBER_H
#define CPRINTF_NUMBER_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Writes a number as `printf` does, with the decimal separator of C's current locale. Returns the
/// number of bytes without the NUL, or what it would be where there is no room.
///
/// `letter` is one of `aAeEfFgG`, `alternative` the flag `#`; without a precision, which is below 0
/// then, the number has the usual digits.
int32_t cprintf_number(
    char *buffer, int32_t capacity, char letter, bool alternative, int32_t precision,
    double number);

#pragma clang assume_nonnull end

#endif
