#ifndef ICU_PEER_H
#define ICU_PEER_H

#include <stddef.h>

#pragma clang assume_nonnull begin

#ifdef __cplusplus
extern "C" {
#endif

/// A message of ICU that was parsed once, with its reused arguments and output; for one thread.
typedef struct icu_peer icu_peer;

/// In which encoding a message takes its strings and hands out its text.
enum {
  /// UTF-16, ICU's own: the strings were converted before, those that differ from message to message into arguments of
  /// their own; the text stays in a reused `UnicodeString`.
  icu_peer_utf16,
  /// UTF-8: each string is converted, and the text, into a reused `std::string`.
  icu_peer_utf8,
};

/// Parses a pattern of `MessageFormat` with the arguments 0 to 2; null where ICU refuses it.
icu_peer *_Nullable icu_peer_open(const char *pattern, const char *locale);

void icu_peer_close(icu_peer *peer);

/// Formats a string and the numbers from 0 to 99, over and over, `count` times.
///
/// Returns the length of all texts together, or 0 after an error.
size_t icu_peer_format_number(icu_peer *peer, const char *string, size_t count, int encoding);

/// Formats two strings `count` times; returns as `icu_peer_format_number`.
size_t icu_peer_format_strings(
    icu_peer *peer, const char *first, const char *second, size_t count, int encoding);

/// Formats two strings and one of some others in turn, `count` times; returns as
/// `icu_peer_format_number`.
size_t icu_peer_format_selection(
    icu_peer *peer, const char *first, const char *second, const char *_Nonnull const *_Nonnull keys,
    size_t key_count, size_t count, int encoding);

/// Formats the numbers from 0.5 on in steps of 12.25 and the instants from `start` on, in
/// milliseconds, in steps of a day, a hundred of both, `count` times; returns as
/// `icu_peer_format_number`.
size_t icu_peer_format_number_and_date(icu_peer *peer, double start, size_t count, int encoding);

#ifdef __cplusplus
}
#endif

#pragma clang assume_nonnull end

#endif
