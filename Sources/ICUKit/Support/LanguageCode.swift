/// The language of a locale, read without asking for more of it.
enum LanguageCode {
  /// Returns the letters at the start of a spelling in lower case, at most 8: `tr` for `TR_tr.UTF-8`, the empty string for `und` and where there are none.
  static func of(_ locale: String) -> String {
    let letters = locale.utf8.prefix(8).prefix { isLetter($0) }
    let code = String(decoding: letters.lazy.map { $0 | 0x20 }, as: UTF8.self)
    return code == "und" || code == "root" ? "" : code
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
