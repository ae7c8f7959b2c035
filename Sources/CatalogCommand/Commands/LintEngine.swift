internal import CatalogLint
internal import HunspellKit

/// The part of the linter that commands use: a value, so that a test can put its own in place.
struct LintEngine: Sendable {
  /// Returns the description of every rule.
  let rules: @Sendable () -> [RuleDescription]
  /// Checks catalogs.
  let lint: @Sendable ([LintInput], LintConfiguration) -> [FileReport]
  /// Returns the dictionaries in some folders; `nil` where the library that reads them is not there.
  var dictionaries: @Sendable ([String]) -> HunspellDictionaries? = { folders in
    HunspellLibrary().map { HunspellDictionaries(library: $0, folders: folders) }
  }

  /// Every rule that there is.
  static let standard = LintEngine(
    rules: { RuleRegistry.descriptions },
    lint: { inputs, configuration in Linter(configuration: configuration).lint(inputs) })
}
