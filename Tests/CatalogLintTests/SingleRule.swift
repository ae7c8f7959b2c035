import CatalogFormats
import CatalogLint
import CatalogModel
import SourceText

extension LintConfiguration {
  /// One rule and no other one.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - severity: Its severity; `nil` leaves it to the rule; one that is off by default reports infos.
  ///   - locales: The locales that are required.
  static func only(
    _ rule: RuleID, severity: Severity? = nil, locales: [String] = []
  ) -> LintConfiguration {
    var settings: [RuleID: RuleSetting] = [:]
    for other in RuleRegistry.descriptions.map(\.id) where other != rule { settings[other] = .off }
    let isOff = RuleRegistry.descriptions.contains { $0.id == rule && $0.defaultSeverity == nil }
    settings[rule] = (severity ?? (isOff ? .info : nil)).map { .severity($0) }
    return LintConfiguration(locales: locales, settings: settings)
  }
}

extension LintConfiguration {
  /// Every rule, with severity error.
  static func everything(locales: [String] = []) -> LintConfiguration {
    var settings: [RuleID: RuleSetting] = [:]
    for rule in RuleRegistry.descriptions { settings[rule.id] = .severity(.error) }
    return LintConfiguration(locales: locales, settings: settings)
  }
}

extension LintInput {
  /// A file that a test writes out: a String Catalog, unless its name is that of another format with rules of its own.
  init(
    _ bytes: [UInt8], path: String, base: Catalog? = nil, syntax: TextSyntax = .printf
  ) {
    let file = SourceFile(path: path, bytes: bytes)
    if path.hasSuffix(".po") {
      self.init(file: file, parsed: POFormat().reader(ReadingOptions()).read(file))
      return
    }
    if path.hasSuffix(".ftl") {
      var parsed = FluentFormat().reader(ReadingOptions()).read(file)
      let references = FluentReferences.diagnostics(
        in: [.init(source: file, catalog: parsed.value)], locale: "en")
      parsed.diagnostics += references.flatMap(\.self)
      self.init(file: file, parsed: parsed)
      return
    }
    var parsed = StringCatalogReader().read(file)
    parsed.value.syntax = syntax
    self.init(file: file, parsed: parsed, base: base)
  }
}
