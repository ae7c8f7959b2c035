#ifndef PATTERN_PEER_H
#define PATTERN_PEER_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

#ifdef __cplusplus
extern "C" {
#endif

/// Patterns of ICU's `MessageFormat`, converted to UTF-16 before they are parsed; for one thread.
typedef struct pattern_peer pattern_peer;

/// Creates an empty list of patterns.
pattern_peer *pattern_peer_open(void);

void pattern_peer_close(pattern_peer *peer);

/// Adds a pattern of UTF-8, and returns whether a `MessageFormat` can be made of it.
bool pattern_peer_add(pattern_peer *peer, const char *bytes, size_t length);

/// Parses all patterns into a `MessagePattern` each; returns the number of all parts.
size_t pattern_peer_parse(pattern_peer *peer);

/// Makes a `MessageFormat` in English of each pattern; returns the number of those made.
size_t pattern_peer_construct(pattern_peer *peer);

#ifdef __cplusplus
}
#endif

#pragma clang assume_nonnull end

#endif
