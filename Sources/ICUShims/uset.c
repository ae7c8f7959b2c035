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

int32_t cicu_exemplars_item(
    const cicu_exemplars *exemplars, int32_t index, uint32_t *first, uint32_t *last,
    uint16_t *buffer, int32_t capacity, cicu_status *status) {
  UChar32 start = 0;
  UChar32 end = -1;
  int32_t length = uset_getItem(
      (const USet *)exemplars, index, &start, &end, (UChar *)buffer, capacity, icu_code(status));
  *first = (uint32_t)start;
  *last = (uint32_t)end;
  return length;
}
