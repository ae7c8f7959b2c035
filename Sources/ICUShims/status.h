// Inside the shims only: how ICU's own status is reached.

#ifndef ICU_SHIMS_STATUS_H
#define ICU_SHIMS_STATUS_H

#include "cicu_status.h"

#include <unicode/utypes.h>

#ifdef __cplusplus
static_assert(sizeof(UErrorCode) == sizeof(cicu_status), "a status is an ICU error code");
#else
_Static_assert(sizeof(UErrorCode) == sizeof(cicu_status), "a status is an ICU error code");
#endif

static inline UErrorCode *_Nonnull icu_code(cicu_status *_Nonnull status) {
  return (UErrorCode *)status;
}

#endif
