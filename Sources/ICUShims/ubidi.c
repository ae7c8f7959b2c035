#include "cicu_bidi.h"
#include "status.h"

#include <string.h>
#include <unicode/ubidi.h>

static UBiDiLevel level_of(int32_t base) {
  switch (base) {
  case cicu_bidi_left_to_right: return UBIDI_LTR;
  case cicu_bidi_right_to_left: return UBIDI_RTL;
  default: return UBIDI_DEFAULT_LTR;
  }
}

int32_t cicu_bidi_levels(
    int32_t base, const uint16_t *text, int32_t length, uint8_t *levels, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  if (length == 0) { return base == cicu_bidi_right_to_left; }
  UBiDi *bidi = ubidi_openSized(length, 0, code);
  ubidi_setPara(bidi, (const UChar *)text, length, level_of(base), NULL, code);
  const UBiDiLevel *found = ubidi_getLevels(bidi, code);
  int32_t base_level = 0;
  if (U_SUCCESS(*code)) {
    memcpy(levels, found, (size_t)length);
    base_level = ubidi_getParaLevel(bidi);
  }
  ubidi_close(bidi);
  return base_level;
}

void cicu_bidi_visual_order(const uint8_t *levels, int32_t count, int32_t *order) {
  ubidi_reorderVisual(levels, count, order);
}
