/// Look-ups in the tables that Tools/generate-locale-tables.swift makes of CLDR.
enum LocaleData {
  /// The parents that differ from what truncation gives; `und` stands for none.
  static let parents = LocaleTables.parents

  /// The scripts that a region implies where it is not the usual one of the language.
  static let regionalScripts = LocaleTables.regionalScripts

  /// The languages whose script depends on the region.
  static let languagesWithRegionalScripts: Set<String> = Set(
    regionalScripts.keys.map { String($0.prefix { $0 != "-" }) })

  private static let defaultScripts: [Substring: String] = {
    var scripts: [Substring: String] = [:]
    for (script, languages) in LocaleTables.languagesByScript {
      for language in languages.split(separator: " ") { scripts[language] = script }
    }
    return scripts
  }()

  /// Returns the script that a language is usually written in; a language that CLDR does not know
  /// counts as written in Latin.
  static func defaultScript(of language: String) -> String {
    defaultScripts[Substring(language)] ?? "Latn"
  }

  /// Returns the script that a modifier of a POSIX locale names: `Latn` for `latin`, `Shaw` for `shaw`.
  static func script(posixModifier modifier: String) -> String? {
    if let script = scriptsByWord[modifier] { return script }
    guard modifier.utf8.count == 4 else { return nil }
    let code = modifier.prefix(1).uppercased() + modifier.dropFirst()
    return knownScripts.contains(code) ? code : nil
  }

  private static let scriptsByWord = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

  /// The scripts that some language is written in.
  private static let knownScripts: Set<String> = {
    var scripts: Set<String> = ["Latn"]
    for (script, _) in LocaleTables.languagesByScript { scripts.insert(script) }
    for locale in LocaleTables.parents.keys {
      if let script = LocaleTag(locale).script { scripts.insert(script) }
    }
    return scripts
  }()
}
