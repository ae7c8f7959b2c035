internal import MessageSyntax

/// The words of a text that is the same in two languages, looked at for a reason.
struct SharedWords {
  /// Whether two words or more are written in small letters, as in a sentence.
  let hasSmallLetters: Bool
  private let words: [String]

  /// Takes the words of a text; placeholders, names in mixed case, abbreviations and whatever has a digit
  /// are none.
  init(of text: String) {
    let tokens = SharedWords.withoutPlaceholders(text).split(whereSeparator: \.isWhitespace)
    words = tokens.compactMap(SharedWords.word)
    hasSmallLetters = words.count { $0.first?.isLowercase ?? false } >= 2
  }

  /// Returns whether the text is one that another language says in its own words.
  ///
  /// - Parameter hasLatinScript: Whether the other language is written in Latin script, whose
  ///   languages share many a word.
  func isTranslatable(hasLatinScript: Bool) -> Bool {
    guard hasLatinScript else { return !words.isEmpty }
    return words.contains { !SharedWords.international.contains($0.lowercased()) }
  }

  private static func withoutPlaceholders(_ text: String) -> String {
    guard PrintfText.mayHoldPlaceholders(text) else { return text }
    var bytes = Array(text.utf8)
    for range in PrintfText(parsing: text).ignoringProse().placeholders.map(\.range) {
      for offset in range { bytes[offset] = UInt8(ascii: " ") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The word in a token, or `nil` where the token is a name, an abbreviation, a path or the like.
  private static func word(_ token: Substring) -> String? {
    let core = token.drop { !$0.isLetter && !$0.isNumber }
    guard let end = core.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let word = core[...end]
    guard word.count > 1, word.allSatisfy({ $0.isLetter || "'’-".contains($0) }),
      !word.dropFirst().contains(where: \.isUppercase),
      !token.contains(where: { "@/\\_".contains($0) })
    else { return nil }
    return String(word)
  }

  /// English words that several languages of Latin script write in the same way.
  private static let international: Set = [
    "action", "actions", "administrator", "album", "albums", "alias", "app", "apps", "application",
    "applications", "audio", "avatar", "backup", "blog", "browser", "bus", "cache", "chat",
    "client",
    "club", "code", "codes", "content", "control", "cookies", "copyright", "dashboard", "date",
    "demo", "design", "desktop", "details", "digital", "dock", "document", "documents", "download",
    "downloads", "editor", "email", "e-mail", "emoji", "export", "extension", "extensions", "extra",
    "feed", "feedback", "filter", "final", "finder", "firewall", "firmware", "format", "forum",
    "global", "hardware", "hashtag", "horizontal", "hotel", "hotspot", "image", "images", "import",
    "index", "info", "installation", "instructions", "interface", "international", "internet",
    "kernel", "layout", "limit", "link", "links", "live", "local", "login", "logo", "mail",
    "manual",
    "marketing", "maximum", "media", "menu", "message", "messages", "metadata", "minimum", "minute",
    "minutes", "mobile", "modem", "monitor", "motor", "multimedia", "name", "navigation",
    "newsletter", "no", "normal", "note", "notes", "notification", "notifications", "offline",
    "ok", "online", "option", "options", "original", "page", "pages", "passkey", "passkeys",
    "password", "patch", "pause", "photo", "photos", "pixel", "plan", "playlist", "plugin",
    "plugins", "podcast", "podcasts", "portal", "position", "premium", "problem", "program",
    "proxy", "quiz", "radio", "radius", "region", "restaurant", "router", "scanner", "script",
    "section", "sensor", "server", "service", "services", "signal", "simulator", "smartphone",
    "software", "spam", "sport", "standard", "start", "station", "status", "stop", "streaming",
    "studio", "support", "symbol", "system", "tablet", "tag", "tags", "taxi", "team", "terminal",
    "test", "tests", "text", "ticket", "tickets", "token", "tokens", "total", "trackpad",
    "transaction", "transactions", "type", "universal", "update", "updates", "url", "version",
    "versions", "vertical", "video", "videos", "virus", "volume", "web", "website", "widget",
    "widgets", "zoom",
  ]
}
