#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stddef.h>

/// How many blocks of memory this thread has asked for since it started.
///
/// The functions of C that hand out memory are replaced in the whole program by ones that count and
/// then do the same. Always 0 where a sanitizer has replaced them already.
size_t allocation_count(void);

#endif
