#ifndef GETTEXT_PEER_H
#define GETTEXT_PEER_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// Makes gettext look into the files `LANGUAGE/LC_MESSAGES/DOMAIN.mo` of a folder, for the whole process.
///
/// `locale` is one of the system that is not "C", else gettext translates nothing.
bool gettext_peer_open(
    const char *locale, const char *folder, const char *language, const char *domain);

/// The text of a key, or the key itself.
const char *gettext_peer_text(const char *key);

/// Looks keys up, and returns the sum of the first bytes of their texts.
size_t gettext_peer_look_up(const char *_Nonnull const *_Nonnull keys, size_t count);

/// Looks a message up and formats a string and the numbers from 0 to 99, over and over, `count` times.
///
/// The texts have a `%s` first, then a `%lld`. Returns the length of all texts together.
size_t gettext_peer_format_number(
    const char *key, const char *plural, const char *string, size_t count);

/// Looks a message up and formats two strings, `count` times; returns as `gettext_peer_format_number`.
size_t gettext_peer_format_strings(
    const char *key, const char *first, const char *second, size_t count);

#pragma clang assume_nonnull end

#endif
