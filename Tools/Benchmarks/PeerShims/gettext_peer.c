#include "gettext_peer.h"

#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

// The formats come from files, as those of every program with gettext do.
#pragma clang diagnostic ignored "-Wformat-nonliteral"

enum { buffer_size = 1024 };

bool gettext_peer_open(
    const char *locale, const char *folder, const char *language, const char *domain) {
  return setenv("LANGUAGE", language, 1) == 0 && setlocale(LC_ALL, locale) != NULL &&
         bindtextdomain(domain, folder) != NULL &&
         bind_textdomain_codeset(domain, "UTF-8") != NULL && textdomain(domain) != NULL;
}

const char *gettext_peer_text(const char *key) { return gettext(key); }

size_t gettext_peer_look_up(const char *const *keys, size_t count) {
  size_t sum = 0;
  for (size_t index = 0; index < count; index += 1) {
    sum += (unsigned char)gettext(keys[index])[0];
  }
  return sum;
}

static size_t length(int result) { return result < 0 ? 0 : (size_t)result; }

size_t gettext_peer_format_number(
    const char *key, const char *plural, const char *string, size_t count) {
  char buffer[buffer_size];
  size_t sum = 0;
  for (size_t index = 0; index < count; index += 1) {
    unsigned long number = index % 100;
    const char *format = ngettext(key, plural, number);
    sum += length(snprintf(buffer, sizeof buffer, format, string, (long long)number));
  }
  return sum;
}

size_t gettext_peer_format_strings(
    const char *key, const char *first, const char *second, size_t count) {
  char buffer[buffer_size];
  size_t sum = 0;
  for (size_t index = 0; index < count; index += 1) {
    sum += length(snprintf(buffer, sizeof buffer, gettext(key), first, second));
  }
  return sum;
}
