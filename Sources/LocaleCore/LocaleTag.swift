/// A locale identifier in canonical form (BCP 47, UTS 35 Part 1).
///
/// Only the spelling is made canonical: separators, case. What CLDR replaces (`iw` by `he`) stays.
/// A spelling that is no identifier is kept as it is; see ``isWellFormed``.
public struct LocaleTag: Hashable, Sendable {
  /// The identifier with hyphens and canonical case: `zh-Hant-HK`.
  public let identifier: String
  /// The language in lower case, `und` for none, with extended language subtags: `pt`, `zh-yue`;
  /// empty in a tag that is not well-formed.
  public let language: String
  /// The script in title case: `Hant`.
  public let script: String?
  /// The region in upper case or as three digits: `HK`, `419`.
  public let region: String?
  /// The variants in lower case, in the order of the spelling.
  public let variants: [String]
  /// The extensions, each with its singleton: `u-ca-buddhist`.
  public let extensions: [String]
  /// The private use subtags with their `x`: `x-pirate`.
  public let privateUse: String?
  /// Whether the spelling follows the grammar of BCP 47 (RFC 5646, section 2.1) as UTS 35 narrows
  /// it: languages of 2, 3 or 5 to 8 letters, no grandfathered tags, at most 255 bytes.
  public let isWellFormed: Bool

  /// Creates a tag from any spelling: `-` or `_` between the subtags, letters in any case.
  ///
  /// - Parameter spelling: The identifier as a file or a person spells it.
  public init(_ spelling: String) {
    guard let subtags = LocaleSubtags(parsing: spelling) else {
      self.init(malformed: spelling)
      return
    }
    self.init(subtags)
  }

  init(_ subtags: LocaleSubtags) {
    identifier = subtags.joined
    language = subtags.language
    script = subtags.script
    region = subtags.region
    variants = subtags.variants
    extensions = subtags.extensions
    privateUse = subtags.privateUse
    isWellFormed = true
  }

  private init(malformed spelling: String) {
    identifier = String(spelling.map { $0 == "_" ? "-" : $0 })
    language = ""
    script = nil
    region = nil
    variants = []
    extensions = []
    privateUse = nil
    isWellFormed = false
  }

  var subtags: LocaleSubtags {
    LocaleSubtags(
      language: language, script: script, region: region, variants: variants,
      extensions: extensions, privateUse: privateUse)
  }
}

extension LocaleTag: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
