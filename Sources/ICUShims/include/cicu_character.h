#ifndef CICU_CHARACTER_H
#define CICU_CHARACTER_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Whether the code point takes two columns: East_Asian_Width is Wide or Fullwidth (UAX 11).
bool cicu_character_is_wide(uint32_t character);

/// Whether the code point takes no column of its own: a control, a non-spacing or enclosing mark,
/// a format or default-ignorable character, or a Hangul vowel or final that joins the syllable before it.
bool cicu_character_is_zero_width(uint32_t character);

/// Whether the code point is an emoji in any presentation (UTS 51, Emoji).
bool cicu_character_is_emoji(uint32_t character);

/// Whether the code point is shown as an emoji by itself (UTS 51, Emoji_Presentation).
bool cicu_character_has_emoji_presentation(uint32_t character);

/// The direction of the first strong character of a UTF-8 text: below 0 right to left, above 0 left
/// to right, 0 where there is none.
int32_t cicu_text_first_strong_direction(const uint8_t *_Nullable text, int32_t length);

/// Whether the four letters are the code of a script (ISO 15924): "Latn".
bool cicu_script_is_known(const char *script);

#pragma clang assume_nonnull end

#endif
