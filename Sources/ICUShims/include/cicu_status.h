#ifndef CICU_STATUS_H
#define CICU_STATUS_H

#include <stdint.h>

#pragma clang assume_nonnull begin

/// The outcome of a call into ICU: 0 for success, above 0 an error, below 0 a warning.
/// A call does nothing where the status it gets is an error already.
typedef int32_t cicu_status;

/// The result did not fit the buffer; the call returned the length that is needed.
extern const cicu_status cicu_status_buffer_overflow;

/// There was no memory for the result.
extern const cicu_status cicu_status_out_of_memory;

/// A text is longer than a call can take.
extern const cicu_status cicu_status_input_too_long;

/// A text is no decimal number.
extern const cicu_status cicu_status_decimal_number_syntax;

/// A value is not one that a call can take.
extern const cicu_status cicu_status_illegal_argument;

/// What was asked for does not exist.
extern const cicu_status cicu_status_unsupported;

/// The name of a status, such as "U_ILLEGAL_ARGUMENT_ERROR".
const char *cicu_status_name(cicu_status status);

#pragma clang assume_nonnull end

#endif
