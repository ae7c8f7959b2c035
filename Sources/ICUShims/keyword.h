// Inside the shims only: the categories behind ICU's keywords.

#ifndef ICU_SHIMS_KEYWORD_H
#define ICU_SHIMS_KEYWORD_H

#include "cicu_plural_rules.h"

#include <unicode/utypes.h>

static inline int32_t plural_category(const UChar *keyword, int32_t length) {
  switch (length > 0 ? keyword[0] : 0) {
  case 'z': return cicu_plural_zero;
  case 't': return cicu_plural_two;
  case 'f': return cicu_plural_few;
  case 'm': return cicu_plural_many;
  default: return length == 3 ? cicu_plural_one : cicu_plural_other;
  }
}

#endif
