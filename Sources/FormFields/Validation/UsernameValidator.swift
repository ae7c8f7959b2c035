public import CatalogRuntime
public import ICUKit

/// Refuses usernames that are not made of letters and digits, that mix scripts, and that can be mistaken for others.
///
/// Allowed are letters, marks and digits, hyphens and underscores, and joiners where the script has them; a name has at least
/// one letter or digit. Letters of several scripts do not mix, except those that
/// are written together: Han with kana or Hangul, and Latin with these (UTS 39, section 5.2, Highly Restrictive). A name
/// whose letters all look like Latin ones, such as `раураӏ` in Cyrillic, is refused where Latin names are allowed too.
public struct UsernameValidator: Validator {
  /// The scripts whose letters are allowed; `nil` for all.
  public let scripts: Set<Script>?
  private let takenNames: [String: String]

  /// Creates the validator.
  ///
  /// - Parameters:
  ///   - scripts: The scripts whose letters are allowed; `nil` for all. Names in Japanese need `Hani`, `Hira` and `Kana`.
  ///   - takenNames: Names that exist. A name is refused that is one of them, in any case of its letters, or looks like it.
  public init(scripts: Set<Script>? = nil, takenNames: [String] = []) {
    self.scripts = scripts
    var taken: [String: String] = [:]
    for name in takenNames {
      let shown = Self.withoutJoiners(FieldInput(name).text)
      for skeleton in Self.skeletons(of: shown) where taken[skeleton] == nil {
        taken[skeleton] = name
      }
    }
    self.takenNames = taken
  }

  /// Returns what is wrong with the name.
  ///
  /// A name of more than 16,384 bytes is refused as one that can be mistaken: its look is not examined.
  public func message(for input: FieldInput) -> LocalizedStringResource? {
    let name = input.text
    if name.isEmpty { return nil }
    guard name.utf8.count <= SpoofChecker.maximumLength else { return Self.mistakable }
    return characterMessage(name) ?? scriptMessage(name)
      ?? lookMessage(name, isSecret: input.isSecret)
  }

  private func characterMessage(_ name: String) -> LocalizedStringResource? {
    var scan = InvisibleCharacterScan(allowsLineBreaks: false)
    if scan.finds(in: name) { return .fields("Remove the invisible characters.") }
    let areAllowed = name.unicodeScalars.allSatisfy(Self.isAllowed)
    guard areAllowed, !Self.beginsWithMark(name) else {
      return .fields("Use only letters, digits, hyphens and underscores.")
    }
    let isNamed = name.contains { $0 != "-" && $0 != "_" }
    return isNamed ? nil : .unexpectedFormat
  }

  private func scriptMessage(_ name: String) -> LocalizedStringResource? {
    guard let scripts else { return nil }
    let allowed = scripts.union([.common, .inherited])
    for scalar in name.unicodeScalars where !scalar.isASCII || scalar.properties.isAlphabetic {
      let scripts = Script.extensions(of: scalar)
      guard scripts.isDisjoint(with: allowed) else { continue }
      let script = scripts.min { $0.code < $1.code } ?? .common
      return .fields("This script is not allowed: \(argument: ScriptName(script: script)).")
    }
    return nil
  }

  private func lookMessage(_ typedName: String, isSecret: Bool) -> LocalizedStringResource? {
    let name = Self.withoutJoiners(typedName)
    guard let report = try? SpoofChecker.check(name) else { return Self.mistakable }
    if report.restrictionLevel > .highlyRestrictive, Script.scripts(of: name).count > 1 {
      return Self.mixesLetters(name)
        ? .fields("Do not mix letters of different scripts.")
        : .fields("Do not mix letters and digits of different scripts.")
    }
    for skeleton in Self.skeletons(of: name) {
      guard let taken = takenNames[skeleton] else { continue }
      return isSecret
        ? Self.mistakable : .fields("This name looks like “\(taken)”, which is already taken.")
    }
    let isSafe =
      report.hasOnlyRecommendedCharacters && !report.hasMixedNumbers && !report.hasInvisibleMarks
      && !report.hasHiddenOverlay && !looksLatin(name)
    return isSafe ? nil : Self.mistakable
  }

  /// Returns a name without joiners, which are judged by where they stand: two names that differ in joiners alone look alike.
  private static func withoutJoiners(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.filter { !$0.properties.isJoinControl }))
  }

  /// Returns whether a name mixes scripts without its digits, too.
  private static func mixesLetters(_ name: String) -> Bool {
    let letters = name.unicodeScalars.filter {
      CharacterFacts.generalCategory(of: $0) != .decimalNumber
    }
    let text = String(String.UnicodeScalarView(letters))
    guard let report = try? SpoofChecker.check(text) else { return true }
    return report.restrictionLevel > .highlyRestrictive && Script.scripts(of: text).count > 1
  }

  /// Returns whether a name without a Latin letter looks as if it were Latin.
  private func looksLatin(_ name: String) -> Bool {
    guard let latin = Script(code: "Latn"), scripts?.contains(latin) ?? true else { return false }
    let scripts = Script.scripts(of: name)
    guard !scripts.isEmpty, !scripts.contains(latin) else { return false }
    guard let skeleton = try? SpoofChecker.skeleton(of: name) else { return true }
    return skeleton.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Returns the skeletons of a name as it is and without case: a capital I looks like an l.
  private static func skeletons(of name: String) -> [String] {
    [name, CaseMapping.folded(name)].compactMap { try? SpoofChecker.skeleton(of: $0) }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "-" || scalar == "_" { return true }
    // A joiner that has no business where it stands was found as an invisible character.
    if scalar.properties.isJoinControl { return true }
    switch CharacterFacts.generalCategory(of: scalar) {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      return true
    default: return false
    }
  }

  private static func beginsWithMark(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    switch CharacterFacts.generalCategory(of: first) {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  private static var mistakable: LocalizedStringResource {
    .fields("This name can be mistaken for another one.")
  }
}

/// The name of a script in the language of the message.
struct ScriptName: LocalizedArgument {
  let script: Script

  func text(in locale: CatalogLocale) -> String { script.displayName(in: locale.identifier) }
}
