/// The language of a locale, read without asking for more of it.
struct LanguageCode: Hashable, Sendable {
  /// Up to eight lower-case letters, the first one in the highest byte that is used.
  private let letters: UInt64

  /// Reads the letters at the start of a spelling, at most 8: `tr` for `TR_tr.UTF-8`, none where there are none and for `und` and `root`.
  init(_ locale: String) {
    var letters: UInt64 = 0
    for byte in locale.utf8.prefix(8) {
      let letter = byte | 0x20
      guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter else { break }
      letters = letters << 8 | UInt64(letter)
    }
    self.letters = letters == Self.und || letters == Self.root ? 0 : letters
  }

  /// The letters, empty for none.
  var text: String {
    let bytes = stride(from: 56, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: letters >> $0)
    }
    return String(decoding: bytes.drop { $0 == 0 }, as: UTF8.self)
  }

  private static let und: UInt64 = 0x75_6E64
  private static let root: UInt64 = 0x726F_6F74
}
