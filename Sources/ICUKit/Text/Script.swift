internal import ICUShims
internal import LocaleCore

/// A script, the set of letters that languages are written in (ISO 15924, UAX 24).
public struct Script: Hashable, Sendable {
  private let number: Int32

  private init(number: Int32) { self.number = number }

  /// Creates a script from its code or its English name of the Unicode Character Database.
  ///
  /// - Parameter code: The code in any case, `Latn`, or the name, `Latin`; `nil` results for one that is unknown.
  public init?(code: String) {
    guard !code.isEmpty, code.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
    let number = unsafe cicu_script_number(code)
    guard number >= 0 else { return nil }
    self.number = number
  }

  /// What every script uses: digits, punctuation, symbols, most emoji.
  public static let common = Script(number: cicu_script_common)

  /// Marks that take the script of the letter before them.
  public static let inherited = Script(number: cicu_script_inherited)

  /// The code of ISO 15924: `Latn`, `Cyrl`, `Hira`; `Zzzz` for characters of no script.
  public var code: String {
    guard let code = unsafe cicu_script_code(number) else { return "Zzzz" }
    return unsafe String(cString: code)
  }

  /// Returns the script of a character (UAX 24, Script).
  ///
  /// - Parameter scalar: The character.
  /// - Returns: Its script, ``common`` or ``inherited``.
  public static func script(of scalar: Unicode.Scalar) -> Script {
    Script(number: cicu_script_of(scalar.value))
  }

  /// Returns the scripts that a character is used in (UAX 24, Script_Extensions).
  ///
  /// - Parameter scalar: The character.
  /// - Returns: One script at least: Hiragana and Katakana for `ー`, ``common`` alone for `1`.
  public static func extensions(of scalar: Unicode.Scalar) -> Set<Script> {
    var numbers = [Int32](repeating: 0, count: 32)
    let capacity = Int32(numbers.count)
    let count = try? ICUCall.run { status in
      unsafe cicu_script_extensions(scalar.value, &numbers, capacity, &status)
    }
    guard let count, count > 0 else { return [script(of: scalar)] }
    return Set(numbers.prefix(Int(count)).map(Script.init(number:)))
  }

  /// Returns the scripts of the letters of a text.
  ///
  /// What any script uses is left out. A character that several scripts share adds them only where
  /// none of them is in the text otherwise: `ラー` is Katakana, `ー` alone Hiragana or Katakana.
  /// O(n).
  ///
  /// - Parameter text: The text.
  /// - Returns: The scripts; none for `1 + 1`.
  public static func scripts(of text: String) -> Set<Script> {
    var certain: Set<Script> = []
    var shared: Set<Set<Script>> = []
    var seen: Set<Unicode.Scalar> = []
    for scalar in text.unicodeScalars where !isBasicCommon(scalar) {
      guard seen.insert(scalar).inserted else { continue }
      let scripts = extensions(of: scalar).subtracting([.common, .inherited])
      if scripts.count == 1 { certain.formUnion(scripts) }
      if scripts.count > 1 { shared.insert(scripts) }
    }
    return shared.reduce(into: certain) { result, scripts in
      if certain.isDisjoint(with: scripts) { result.formUnion(scripts) }
    }
  }

  /// Returns whether every character of a text is used in one of some scripts or in every script.
  ///
  /// O(n × m) for m scripts.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - scripts: The scripts that are allowed.
  /// - Returns: Whether they suffice for the text.
  public static func scripts(_ scripts: Set<Script>, suffice text: String) -> Bool {
    let allowed = scripts.union([.common, .inherited])
    return text.unicodeScalars.allSatisfy { scalar in
      allowed.contains { cicu_script_has_character($0.number, scalar.value) }
    }
  }

  /// Returns the name of the script in a language: `Latin`, Spanish (es) `latino`, Russian (ru) `латиница`.
  ///
  /// - Parameter locale: The locale of the reader, in any spelling.
  /// - Returns: The name as it stands alone, or the code where CLDR has none.
  public func displayName(in locale: String) -> String {
    let tag = LocaleIdentity.canonicalTag(of: locale)
    let isKnown = unsafe tag.isWellFormed && cicu_number_symbols_has_data(tag.identifier)
    let name = try? unsafe ICUCall.utf16 { buffer, capacity, status in
      unsafe cicu_script_display_name(
        "und-" + code, isKnown ? tag.identifier : "", buffer, capacity, &status)
    }
    return name.flatMap { $0.isEmpty ? nil : $0 } ?? code
  }

  private static func isBasicCommon(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && !(0x41...0x5A ~= scalar.value & 0xDF)
  }
}

extension Script: CustomStringConvertible {
  /// The code of the script.
  public var description: String { code }
}
