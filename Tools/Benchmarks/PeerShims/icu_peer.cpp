#include "icu_peer.h"

#include <array>
#include <string>
#include <vector>

#include <unicode/msgfmt.h>
#include <unicode/stringpiece.h>

namespace {

using Arguments = std::array<icu::Formattable, 3>;

}  // namespace

struct icu_peer {
  icu_peer(const char *pattern, const char *locale, UErrorCode &status)
      : format(icu::UnicodeString::fromUTF8(pattern), icu::Locale(locale), status) {}

  /// Formats the arguments, and returns the length of the text.
  size_t write(int encoding, UErrorCode &status) { return write(arguments, encoding, status); }

  /// Formats arguments that were made before, and returns the length of the text.
  size_t write(const Arguments &values, int encoding, UErrorCode &status) {
    icu::FieldPosition ignored(icu::FieldPosition::DONT_CARE);
    text.remove();
    format.format(values.data(), 3, text, ignored, status);
    if (encoding == icu_peer_utf16) return static_cast<size_t>(text.length());
    bytes.clear();
    text.toUTF8String(bytes);
    return bytes.size();
  }

  void convert(int index, const char *string) {
    arguments[index].setString(icu::UnicodeString::fromUTF8(string));
  }

  icu::MessageFormat format;
  Arguments arguments;
  icu::UnicodeString text;
  std::string bytes;
};

icu_peer *icu_peer_open(const char *pattern, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  icu_peer *peer = new icu_peer(pattern, locale, status);
  if (U_SUCCESS(status)) return peer;
  delete peer;
  return nullptr;
}

void icu_peer_close(icu_peer *peer) { delete peer; }

size_t icu_peer_format_number(icu_peer *peer, const char *string, size_t count, int encoding) {
  UErrorCode status = U_ZERO_ERROR;
  size_t length = 0;
  peer->convert(0, string);
  for (size_t index = 0; index < count; index += 1) {
    if (encoding == icu_peer_utf8) peer->convert(0, string);
    peer->arguments[1].setInt64(static_cast<int64_t>(index % 100));
    length += peer->write(encoding, status);
  }
  return U_SUCCESS(status) ? length : 0;
}

size_t icu_peer_format_strings(
    icu_peer *peer, const char *first, const char *second, size_t count, int encoding) {
  UErrorCode status = U_ZERO_ERROR;
  size_t length = 0;
  peer->convert(0, first);
  peer->convert(1, second);
  for (size_t index = 0; index < count; index += 1) {
    if (encoding == icu_peer_utf8) {
      peer->convert(0, first);
      peer->convert(1, second);
    }
    length += peer->write(encoding, status);
  }
  return U_SUCCESS(status) ? length : 0;
}

size_t icu_peer_format_selection(
    icu_peer *peer, const char *first, const char *second, const char *const *keys,
    size_t key_count, size_t count, int encoding) {
  UErrorCode status = U_ZERO_ERROR;
  size_t length = 0;
  peer->convert(0, first);
  peer->convert(1, second);
  std::vector<Arguments> converted;
  for (size_t index = 0; index < key_count; index += 1) {
    peer->convert(2, keys[index]);
    converted.push_back(peer->arguments);
  }
  for (size_t index = 0; index < count; index += 1) {
    if (encoding == icu_peer_utf8) {
      peer->convert(0, first);
      peer->convert(1, second);
      peer->convert(2, keys[index % key_count]);
      length += peer->write(encoding, status);
    } else {
      length += peer->write(converted[index % key_count], encoding, status);
    }
  }
  return U_SUCCESS(status) ? length : 0;
}

size_t icu_peer_format_number_and_date(icu_peer *peer, double start, size_t count, int encoding) {
  UErrorCode status = U_ZERO_ERROR;
  size_t length = 0;
  for (size_t index = 0; index < count; index += 1) {
    const double step = static_cast<double>(index % 100);
    peer->arguments[0].setDouble(0.5 + step * 12.25);
    peer->arguments[1].setDate(start + step * 86400000.0);
    length += peer->write(encoding, status);
  }
  return U_SUCCESS(status) ? length : 0;
}
