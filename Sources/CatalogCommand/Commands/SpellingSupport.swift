internal import CatalogLint
internal import HunspellKit
internal import SourceText

/// Gives the rule `spelling` its dictionaries, and tells what is missing of them.
struct SpellingSupport {
  /// The folders that systems have dictionaries in.
  static let systemFolders = [
    "/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts",
    "/usr/local/share/hunspell", "/opt/homebrew/share/hunspell", "/Library/Spelling",
  ]

  private static let rule = "spelling"

  private let context: CommandContext
  private let dictionaries: HunspellDictionaries?

  /// What is checked, with the dictionaries where they are needed.
  let configuration: LintConfiguration

  /// Looks for the library and the dictionaries where the rule is on.
  ///
  /// - Parameters:
  ///   - context: The world; a missing library is told there.
  ///   - configuration: What is checked.
  ///   - folder: The folder that paths in the configuration start from.
  init(_ context: CommandContext, _ configuration: LintConfiguration, folder: String) {
    self.context = context
    var configuration = configuration
    let rule = context.engine.rules().first { $0.needsDictionaries }
    guard let rule, configuration.isOn(rule) else {
      dictionaries = nil
      self.configuration = configuration
      return
    }
    let named = configuration.options[rule.id]?.strings("dictionaries") ?? []
    let variable = context.environment.variable("DICPATH") ?? ""
    let folders =
      named.map { $0.hasPrefix("/") ? $0 : FilePath.join(folder, $0) }
      + variable.split(separator: ":").map { context.environment.resolved(String($0)) }
      + Self.systemFolders
    dictionaries = context.engine.dictionaries(folders)
    configuration.dictionaries = dictionaries
    self.configuration = configuration
    if dictionaries == nil {
      context.warn(
        Self.rule,
        "Hunspell is not installed, and no word is looked up; on Debian install libhunspell-1.7-0")
    } else {
      for (name, path) in zip(named, folders) { tellUnusable(name, path) }
    }
  }

  /// Tells where a folder of the configuration has no dictionary.
  private func tellUnusable(_ name: String, _ path: String) {
    if (try? FileSystem.status(of: path).kind) != .folder {
      context.warn(
        Self.rule, "the configuration names “\(name)” for dictionaries, and there is no such folder"
      )
    } else if !HunspellDictionaries.hasAny(in: path) {
      context.warn(
        Self.rule,
        "the folder “\(name)” of the configuration has no dictionary that can be read; one is a pair of files such as de_DE.aff and de_DE.dic"
      )
    }
  }

  /// Whether every word could be looked up that the rule wanted to.
  var isComplete: Bool {
    guard let dictionaries else { return false }
    return dictionaries.missingLocales.isEmpty && dictionaries.unusablePaths.isEmpty
  }

  /// Returns findings with the words that may have been meant where words are misspelt.
  ///
  /// - Parameter reports: What is told in the end: searching takes long.
  func addingSuggestions(to reports: [FileReport]) -> [FileReport] {
    guard let dictionaries else { return reports }
    var suggestions = SpellingSuggestions(dictionaries)
    return reports.map { report in
      var diagnostics = report.diagnostics
      suggestions.add(to: &diagnostics)
      return report.replacingDiagnostics(diagnostics)
    }
  }

  /// Tells which dictionaries were asked for in vain.
  func tellMissing() {
    guard let dictionaries else { return }
    let missing = dictionaries.missingLocales
    if !missing.isEmpty {
      context.warn(
        Self.rule,
        "no dictionary for \(missing.joined(separator: ", ")); install those of Hunspell, on Debian packages such as \(package(for: missing[0])), or name their folder in DICPATH"
      )
    }
    for path in dictionaries.unusablePaths {
      context.warn(Self.rule, "the dictionary “\(path)” cannot be used")
    }
  }

  /// The name of Debian’s package of the dictionary of a locale.
  private func package(for locale: String) -> String {
    let regional = ["en": "en-us", "de": "de-de", "pt": "pt-pt", "nb": "no", "nn": "no"]
    let subtags = locale.lowercased().split(separator: "-").map(String.init)
    let language = subtags.first ?? ""
    let hasRegions = ["de", "en", "pt"].contains(language)
    if hasRegions, subtags.count == 2, subtags[1].count == 2 {
      return "hunspell-" + locale.lowercased()
    }
    return "hunspell-" + (regional[language] ?? language)
  }
}
