#include "cicu_plural_rules.h"
#include "keyword.h"
#include "status.h"

#include <unicode/uenum.h>
#include <unicode/upluralrules.h>

cicu_plural_rules *cicu_plural_rules_open(const char *locale, bool ordinal, cicu_status *status) {
  UPluralType type = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  return (cicu_plural_rules *)uplrules_openForType(locale, type, icu_code(status));
}

void cicu_plural_rules_close(cicu_plural_rules *rules) { uplrules_close((UPluralRules *)rules); }

uint32_t cicu_plural_rules_categories(const cicu_plural_rules *rules, cicu_status *status) {
  UEnumeration *keywords = uplrules_getKeywords((const UPluralRules *)rules, icu_code(status));
  uint32_t categories = 0;
  int32_t length = 0;
  const UChar *keyword;
  while ((keyword = uenum_unext(keywords, &length, icu_code(status)))) {
    categories |= 1u << plural_category(keyword, length);
  }
  uenum_close(keywords);
  return categories;
}

enum { keyword_capacity = 8 };

int32_t cicu_plural_rules_select(
    const cicu_plural_rules *rules, double number, cicu_status *status) {
  UChar keyword[keyword_capacity];
  int32_t length = uplrules_select(
      (const UPluralRules *)rules, number, keyword, keyword_capacity, icu_code(status));
  return plural_category(keyword, length);
}

int32_t cicu_plural_rules_select_formatted(
    const cicu_plural_rules *rules, const cicu_formatted_number *number, cicu_status *status) {
  UChar keyword[keyword_capacity];
  int32_t length = uplrules_selectFormatted(
      (const UPluralRules *)rules, (const struct UFormattedNumber *)number, keyword,
      keyword_capacity, icu_code(status));
  return plural_category(keyword, length);
}
