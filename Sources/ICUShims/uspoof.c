#include "cicu_spoof.h"
#include "status.h"

#include <unicode/uset.h>
#include <unicode/uspoof.h>

cicu_spoof_checker *cicu_spoof_checker_open(cicu_status *status) {
  UErrorCode *code = icu_code(status);
  USpoofChecker *checker = uspoof_open(code);
  int32_t checks = USPOOF_RESTRICTION_LEVEL | USPOOF_INVISIBLE | USPOOF_MIXED_NUMBERS |
                   USPOOF_HIDDEN_OVERLAY | USPOOF_CONFUSABLE | USPOOF_AUX_INFO;
  uspoof_setChecks(checker, checks, code);
  if (U_FAILURE(*code)) {
    uspoof_close(checker);
    return NULL;
  }
  return (cicu_spoof_checker *)checker;
}

void cicu_spoof_checker_close(cicu_spoof_checker *checker) {
  uspoof_close((USpoofChecker *)checker);
}

static int32_t restriction_of(URestrictionLevel level) {
  switch (level) {
  case USPOOF_ASCII: return cicu_restriction_ascii;
  case USPOOF_SINGLE_SCRIPT_RESTRICTIVE: return cicu_restriction_single_script;
  case USPOOF_HIGHLY_RESTRICTIVE: return cicu_restriction_highly;
  case USPOOF_MODERATELY_RESTRICTIVE: return cicu_restriction_moderately;
  case USPOOF_MINIMALLY_RESTRICTIVE: return cicu_restriction_minimally;
  default: return cicu_restriction_none;
  }
}

cicu_spoof_result cicu_spoof_check(
    const cicu_spoof_checker *checker, const uint8_t *text, int32_t length, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  USpoofCheckResult *result = uspoof_openCheckResult(code);
  uspoof_check2UTF8(
      (const USpoofChecker *)checker, text ? (const char *)text : "", length, result, code);
  cicu_spoof_result found = {cicu_restriction_none, false, false, false};
  if (U_SUCCESS(*code)) {
    int32_t failed = uspoof_getCheckResultChecks(result, code);
    found.restriction = restriction_of(uspoof_getCheckResultRestrictionLevel(result, code));
    found.has_mixed_numbers = failed & USPOOF_MIXED_NUMBERS;
    found.has_invisible = failed & USPOOF_INVISIBLE;
    found.has_hidden_overlay = failed & USPOOF_HIDDEN_OVERLAY;
  }
  uspoof_closeCheckResult(result);
  return found;
}

int32_t cicu_spoof_skeleton(
    const cicu_spoof_checker *checker, const uint8_t *text, int32_t length, char *buffer,
    int32_t capacity, cicu_status *status) {
  return uspoof_getSkeletonUTF8(
      (const USpoofChecker *)checker, 0, text ? (const char *)text : "", length, buffer, capacity,
      icu_code(status));
}

bool cicu_spoof_is_recommended(uint32_t character, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  const USet *recommended = uspoof_getRecommendedSet(code);
  const USet *included = uspoof_getInclusionSet(code);
  if (U_FAILURE(*code)) { return false; }
  return uset_contains(recommended, (UChar32)character) ||
         uset_contains(included, (UChar32)character);
}
