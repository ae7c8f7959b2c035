#include "cicu_character.h"
#include "cicu_version.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

bool cicu_character_is_wide(uint32_t character) {
  int32_t width = u_getIntPropertyValue((UChar32)character, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

static bool joins_hangul_syllable(UChar32 character) {
  int32_t type = u_getIntPropertyValue(character, UCHAR_HANGUL_SYLLABLE_TYPE);
  return type == U_HST_VOWEL_JAMO || type == U_HST_TRAILING_JAMO;
}

bool cicu_character_is_zero_width(uint32_t character) {
  const uint32_t zero_width = U_GC_CC_MASK | U_GC_CF_MASK | U_GC_MN_MASK | U_GC_ME_MASK |
                              U_GC_ZL_MASK | U_GC_ZP_MASK;
  if (u_hasBinaryProperty((UChar32)character, UCHAR_PREPENDED_CONCATENATION_MARK)) {
    return false;
  }
  return (U_GET_GC_MASK((UChar32)character) & zero_width) != 0 ||
         u_hasBinaryProperty((UChar32)character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) ||
         joins_hangul_syllable((UChar32)character);
}

int32_t cicu_character_line_break(uint32_t character) {
  return u_getIntPropertyValue((UChar32)character, UCHAR_LINE_BREAK);
}

bool cicu_character_is_emoji(uint32_t character) {
  return u_hasBinaryProperty((UChar32)character, UCHAR_EMOJI);
}

bool cicu_character_has_emoji_presentation(uint32_t character) {
  return u_hasBinaryProperty((UChar32)character, UCHAR_EMOJI_PRESENTATION);
}

_Static_assert(
    cicu_category_control == U_CONTROL_CHAR && cicu_category_format == U_FORMAT_CHAR &&
        cicu_category_final_punctuation == U_FINAL_PUNCTUATION,
    "the categories are those of ICU");

int32_t cicu_character_category(uint32_t character) { return u_charType((UChar32)character); }

int32_t cicu_character_digit_value(uint32_t character) {
  return u_charDigitValue((UChar32)character);
}

bool cicu_character_is_default_ignorable(uint32_t character) {
  return u_hasBinaryProperty((UChar32)character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

bool cicu_character_is_bidi_control(uint32_t character) {
  return u_hasBinaryProperty((UChar32)character, UCHAR_BIDI_CONTROL);
}

bool cicu_character_is_white_space(uint32_t character) {
  return u_isUWhiteSpace((UChar32)character);
}

uint32_t cicu_character_mirror(uint32_t character) {
  return (uint32_t)u_charMirror((UChar32)character);
}

int32_t cicu_text_first_strong_direction(const uint8_t *text, int32_t length) {
  int32_t position = 0;
  while (position < length) {
    UChar32 character;
    U8_NEXT(text, position, length, character);
    switch (u_charDirection(character)) {
    case U_LEFT_TO_RIGHT: return 1;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC: return -1;
    default: break;
    }
  }
  return 0;
}

bool cicu_script_is_known(const char *script) {
  return u_getPropertyValueEnum(UCHAR_SCRIPT, script) != UCHAR_INVALID_CODE;
}

void cicu_version_unicode(char *buffer) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  u_versionToString(version, buffer);
}
