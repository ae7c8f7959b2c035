#include "cicu_version.h"
#include "status.h"

#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

void cicu_version_cldr(char *buffer, cicu_status *status) {
  UVersionInfo version = {0};
  ulocdata_getCLDRVersion(version, icu_code(status));
  u_versionToString(version, buffer);
}
