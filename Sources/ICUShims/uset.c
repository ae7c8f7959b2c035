#include "cicu_exemplars.h"
#include "status.h"

#include <unicode/ulocdata.h>
#include <unicode/uset.h>

cicu_exemplars *cicu_exemplars_open(const char *locale, int32_t type, cicu_status *status) {
  UErrorCode *code = icu_code(status);
  ULocaleData *data = ulocdata_open(locale, code);
  if (U_FAILURE(*code)) { return NULL; }
  if (*code == U_USING_DEFAULT_WARNING) { *code = U_MISSING_RESOURCE_ERROR; }
  ULocaleDataExemplarSetType set =
      type == cicu_exemplars_auxiliary ? ULOCDATA_ES_AUXILIARY : ULOCDATA_ES_STANDARD;
  USet *exemplars = ulocdata_getExemplarSet(data, NULL, USET_ADD_CASE_MAPPINGS, set, code);
  ulocdata_close(data);
  if (U_FAILURE(*code)) {
    uset_close(exemplars);
    return NULL;
  }
  return (cicu_exemplars *)exemplars;
}

void cicu_exemplars_close(cicu_exemplars *exemplars) { uset_close((USet *)exemplars); }

int32_t cicu_exemplars_item_count(const cicu_exemplars *exemplars) {
  return uset_getItemCount((const USet *)exemplars);
}

int32_t cicu_exemplars_range_count(const cicu_exemplars *exemplars) {
  return uset_getRangeCount((const USet *)exemplars);
}

void cicu_exemplars_ranges(const cicu_exemplars *exemplars, uint32_t *bounds, int32_t count) {
  UErrorCode code = U_ZERO_ERROR;
  for (int32_t index = 0; index < count; index++) {
    UChar32 first = 0;
    UChar32 last = 0;
    uset_getItem((const USet *)exemplars, index, &first, &last, NULL, 0, &code);
    bounds[2 * index] = (uint32_t)first;
    bounds[2 * index + 1] = (uint32_t)last;
  }
}

int32_t cicu_exemplars_sequence(
    const cicu_exemplars *exemplars, int32_t index, uint16_t *buffer, int32_t capacity,
    cicu_status *status) {
  UChar32 first = 0;
  UChar32 last = 0;
  return uset_getItem(
      (const USet *)exemplars, index, &first, &last, (UChar *)buffer, capacity, icu_code(status));
}
