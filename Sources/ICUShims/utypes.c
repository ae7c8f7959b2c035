#include "status.h"

const cicu_status cicu_status_buffer_overflow = U_BUFFER_OVERFLOW_ERROR;
const cicu_status cicu_status_out_of_memory = U_MEMORY_ALLOCATION_ERROR;
const cicu_status cicu_status_input_too_long = U_INPUT_TOO_LONG_ERROR;
const cicu_status cicu_status_decimal_number_syntax = U_DECIMAL_NUMBER_SYNTAX_ERROR;
const cicu_status cicu_status_illegal_argument = U_ILLEGAL_ARGUMENT_ERROR;
const cicu_status cicu_status_unsupported = U_UNSUPPORTED_ERROR;

const char *cicu_status_name(cicu_status status) { return u_errorName((UErrorCode)status); }
