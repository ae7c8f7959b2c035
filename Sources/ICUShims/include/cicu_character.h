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

/// The class of the code point for line breaks (UAX 14, Line_Break), in ICU's order.
int32_t cicu_character_line_break(uint32_t character);

/// The general categories (UAX 44, General_Category), in ICU's order.
enum {
  cicu_category_unassigned,
  cicu_category_uppercase_letter,
  cicu_category_lowercase_letter,
  cicu_category_titlecase_letter,
  cicu_category_modifier_letter,
  cicu_category_other_letter,
  cicu_category_nonspacing_mark,
  cicu_category_enclosing_mark,
  cicu_category_spacing_mark,
  cicu_category_decimal_number,
  cicu_category_letter_number,
  cicu_category_other_number,
  cicu_category_space_separator,
  cicu_category_line_separator,
  cicu_category_paragraph_separator,
  cicu_category_control,
  cicu_category_format,
  cicu_category_private_use,
  cicu_category_surrogate,
  cicu_category_dash_punctuation,
  cicu_category_open_punctuation,
  cicu_category_close_punctuation,
  cicu_category_connector_punctuation,
  cicu_category_other_punctuation,
  cicu_category_math_symbol,
  cicu_category_currency_symbol,
  cicu_category_modifier_symbol,
  cicu_category_other_symbol,
  cicu_category_initial_punctuation,
  cicu_category_final_punctuation,
};

/// The general category of the code point: one of the constants above.
int32_t cicu_character_category(uint32_t character);

/// The value of a decimal digit, or -1 for any other code point. The digits of one numbering system
/// follow each other.
int32_t cicu_character_digit_value(uint32_t character);

/// Whether the code point is not shown where a font has no glyph for it (UAX 44,
/// Default_Ignorable_Code_Point).
bool cicu_character_is_default_ignorable(uint32_t character);

/// Whether the code point changes the order in which text is shown (UAX 9, Bidi_Control).
bool cicu_character_is_bidi_control(uint32_t character);

/// Whether the code point separates words or lines (UAX 44, White_Space).
bool cicu_character_is_white_space(uint32_t character);

/// The code point that is shown instead in text from right to left, for most the same (UAX 9,
/// Bidi_Mirroring_Glyph).
uint32_t cicu_character_mirror(uint32_t character);

/// The direction of the first strong character of a UTF-8 text: below 0 right to left, above 0 left
/// to right, 0 where there is none.
int32_t cicu_text_first_strong_direction(const uint8_t *_Nullable text, int32_t length);

/// Whether the four letters are the code of a script (ISO 15924): "Latn".
bool cicu_script_is_known(const char *script);

#pragma clang assume_nonnull end

#endif
