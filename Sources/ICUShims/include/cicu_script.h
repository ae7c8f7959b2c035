#ifndef CICU_SCRIPT_H
#define CICU_SCRIPT_H

#include "cicu_status.h"

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The scripts of what is used with any script: digits and punctuation, and marks that take the
/// script of the letter before them.
extern const int32_t cicu_script_common;
extern const int32_t cicu_script_inherited;

/// The number of a script by its code of four letters or its name, or -1 for none.
int32_t cicu_script_number(const char *code);

/// The code of a script (ISO 15924): "Latn"; null where there is none.
const char *_Nullable cicu_script_code(int32_t script);

/// The script of a code point.
int32_t cicu_script_of(uint32_t character);

/// Writes the scripts that a code point is used in (UAX 24, Script_Extensions), one at least.
/// Returns their number.
int32_t cicu_script_extensions(
    uint32_t character, int32_t *buffer, int32_t capacity, cicu_status *status);

/// Whether the code point is used in a script (UAX 24, Script_Extensions).
bool cicu_script_has_character(int32_t script, uint32_t character);

/// Writes the name of the script of a locale, "und-Latn", in the language of another one. Returns
/// the length.
int32_t cicu_script_display_name(
    const char *locale, const char *in_locale, uint16_t *buffer, int32_t capacity,
    cicu_status *status);

#pragma clang assume_nonnull end

#endif
