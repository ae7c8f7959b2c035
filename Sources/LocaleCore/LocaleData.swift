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
}
