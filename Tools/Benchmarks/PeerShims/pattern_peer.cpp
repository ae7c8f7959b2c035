#include "pattern_peer.h"

#include <vector>

#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unicode/stringpiece.h>

struct pattern_peer {
  std::vector<icu::UnicodeString> patterns;
  icu::Locale locale{"en"};
};

pattern_peer *pattern_peer_open(void) { return new pattern_peer; }

void pattern_peer_close(pattern_peer *peer) { delete peer; }

bool pattern_peer_add(pattern_peer *peer, const char *bytes, size_t length) {
  icu::UnicodeString pattern =
      icu::UnicodeString::fromUTF8(icu::StringPiece(bytes, static_cast<int32_t>(length)));
  UErrorCode status = U_ZERO_ERROR;
  icu::MessageFormat format(pattern, peer->locale, status);
  if (U_FAILURE(status)) return false;
  peer->patterns.push_back(pattern);
  return true;
}

size_t pattern_peer_parse(pattern_peer *peer) {
  size_t count = 0;
  for (const icu::UnicodeString &text : peer->patterns) {
    UErrorCode status = U_ZERO_ERROR;
    icu::MessagePattern pattern(text, nullptr, status);
    count += static_cast<size_t>(pattern.countParts());
  }
  return count;
}

size_t pattern_peer_construct(pattern_peer *peer) {
  size_t count = 0;
  for (const icu::UnicodeString &text : peer->patterns) {
    UErrorCode status = U_ZERO_ERROR;
    icu::MessageFormat format(text, peer->locale, status);
    count += U_SUCCESS(status) ? 1 : 0;
  }
  return count;
}
