#ifndef CICU_VERSION_H
#define CICU_VERSION_H

#include "cicu_status.h"

#pragma clang assume_nonnull begin

/// The size that holds every version as text, with its NUL.
enum { cicu_version_capacity = 20 };

/// Writes the version of the ICU in the process, such as "72.1", and a NUL.
void cicu_version_icu(char *buffer);

/// Writes the version of Unicode that ICU's properties come from, such as "15.0", and a NUL.
void cicu_version_unicode(char *buffer);

/// Writes the version of CLDR that ICU's data comes from, such as "42.0", and a NUL.
void cicu_version_cldr(char *buffer, cicu_status *status);

#pragma clang assume_nonnull end

#endif
