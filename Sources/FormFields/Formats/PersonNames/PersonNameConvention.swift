internal import CatalogRuntime
internal import ICUKit

/// How names are put together in a language: the rules of CLDR 42 (`nameOrderLocales`, `foreignSpaceReplacement` and the
/// patterns of `personName`; UTS 35 Part 8).
struct PersonNameConvention: Sendable {
  /// Where parts of a name in the scripts of the language follow each other without a space.
  enum Joining: Sendable {
    case never
    /// Family and given name alone, as in Korean.
    case familyAndGiven
    case always
  }

  /// The language of the rules, for which words and family names are known.
  let language: String
  /// The order of names of the language.
  let order: PersonName.Order
  /// Whether the middle name stands before the given name where the family name comes first.
  var isMiddleBeforeGiven = false
  var joining = Joining.never
  /// What stands between the parts of foreign names instead of a space.
  var foreignSeparator = " "
  /// The codes of the scripts in which the language has these rules; empty for all but those of Chinese, Japanese and Korean.
  var scripts: Set<String> = []

  /// Returns the convention for a name in a locale.
  ///
  /// A name in a script that the locale does not write has the rules of the language of that script: `王小明` has its family
  /// name first in English too, and `Taro Yamada` his given name first in Japanese.
  /// Han letters alone are taken for a Chinese name where the locale writes none: `山田太郎` needs the space of `山田 太郎` in English.
  ///
  /// - Parameters:
  ///   - text: The name, or the parts of it that decide, family name first.
  ///   - locale: The locale of the reader.
  static func convention(for text: String, in locale: CatalogLocale) -> PersonNameConvention {
    let language = locale.identifier.prefix { $0 != "-" }
    let native =
      familyFirst.first { $0.language == language }
      ?? PersonNameConvention(language: String(language), order: .givenFirst)
    guard let script = script(of: text) else { return native }
    let isForeign =
      native.scripts.isEmpty ? foreign(in: script) != nil : !native.scripts.contains(script)
    if !isForeign { return native }
    return foreign(in: script) ?? PersonNameConvention(language: "und", order: .givenFirst)
  }

  /// Returns whether a part of a name is written in the scripts of the language alone.
  func writes(_ part: String) -> Bool {
    part.unicodeScalars.allSatisfy { scalar in
      Script.extensions(of: scalar).contains { scripts.contains($0.code) }
    }
  }

  private static func foreign(in script: String) -> PersonNameConvention? {
    let language: String? =
      switch script {
      case "Hani", "Bopo": "zh"
      case "Hira", "Kana": "ja"
      case "Hang": "ko"
      default: nil
      }
    return familyFirst.first { $0.language == language }
  }

  /// Returns the script of the first letter that has one.
  private static func script(of text: String) -> String? {
    for scalar in text.unicodeScalars {
      let script = Script.script(of: scalar)
      if script != .common, script != .inherited, script.code != "Zzzz" { return script.code }
    }
    return nil
  }

  /// The languages whose names have the family name first.
  private static let familyFirst = [
    PersonNameConvention(language: "hu", order: .familyFirst, scripts: ["Latn"]),
    PersonNameConvention(
      language: "ja", order: .familyFirst, isMiddleBeforeGiven: true, joining: .always,
      foreignSeparator: "・", scripts: ["Hani", "Hira", "Kana"]),
    PersonNameConvention(language: "km", order: .familyFirst, scripts: ["Khmr"]),
    PersonNameConvention(
      language: "ko", order: .familyFirst, joining: .familyAndGiven, scripts: ["Hang", "Hani"]),
    PersonNameConvention(language: "mn", order: .familyFirst, scripts: ["Cyrl", "Mong"]),
    PersonNameConvention(
      language: "vi", order: .familyFirst, isMiddleBeforeGiven: true, scripts: ["Latn"]),
    PersonNameConvention(
      language: "yue", order: .familyFirst, joining: .always, foreignSeparator: "·",
      scripts: ["Hani", "Bopo"]),
    PersonNameConvention(
      language: "zh", order: .familyFirst, joining: .always, foreignSeparator: "·",
      scripts: ["Hani", "Bopo"]),
  ]
}
