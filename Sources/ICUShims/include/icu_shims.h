#ifndef ICU_SHIMS_H
#define ICU_SHIMS_H
#include <stdint.h>
const char *cicu_version(void);
#endif
