#include "cicu_version.h"

#include <unicode/uversion.h>

_Static_assert(cicu_version_capacity >= U_MAX_VERSION_STRING_LENGTH, "a version fits");

void cicu_version_icu(char *buffer) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, buffer);
}
