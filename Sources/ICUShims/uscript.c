#include "cicu_script.h"
#include "status.h"

#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>

const int32_t cicu_script_common = USCRIPT_COMMON;
const int32_t cicu_script_inherited = USCRIPT_INHERITED;

int32_t cicu_script_number(const char *code) {
  return u_getPropertyValueEnum(UCHAR_SCRIPT, code);
}

const char *cicu_script_code(int32_t script) { return uscript_getShortName((UScriptCode)script); }

int32_t cicu_script_of(uint32_t character) {
  UErrorCode code = U_ZERO_ERROR;
  return uscript_getScript((UChar32)character, &code);
}

int32_t cicu_script_extensions(
    uint32_t character, int32_t *buffer, int32_t capacity, cicu_status *status) {
  _Static_assert(sizeof(UScriptCode) == sizeof(int32_t), "a script is a number");
  return uscript_getScriptExtensions(
      (UChar32)character, (UScriptCode *)buffer, capacity, icu_code(status));
}

bool cicu_script_has_character(int32_t script, uint32_t character) {
  return uscript_hasScript((UChar32)character, (UScriptCode)script);
}

int32_t cicu_script_display_name(
    const char *locale, const char *in_locale, uint16_t *buffer, int32_t capacity,
    cicu_status *status) {
  return uloc_getDisplayScript(locale, in_locale, (UChar *)buffer, capacity, icu_code(status));
}
