internal import CatalogModel
internal import SourceText

/// Reports keys that differ in nothing but capital letters.
struct CaseVariantKey: CatalogRule {
  static let description = RuleDescription(
    id: "case-variant-key",
    summary: "Two keys that the developers manage differ only in upper and lower case.",
    rationale: """
      Xcode makes a Swift symbol of each key that was added by hand. Those of `Save_title` and \
      `save_title` have one name, and the build fails. Keys that were extracted from code are left \
      alone: they have no symbol, and `Open` and `open` may both be texts. So are keys whose \
      symbols are turned off.
      """,
    correction: "Rename one of the keys, or use the other one in its place.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "save_title" : { "extractionState" : "manual" },
            "↓Save_Title" : { "extractionState" : "manual" }
        """#),
      RuleExample(
        #"""
            "straße" : { "extractionState" : "manual" },
            "↓STRASSE" : { "extractionState" : "manual" }
        """#, sourceLanguage: "de"),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Open" : { },
            "open" : { }
        """#),
      RuleExample(
        #"""
            "Open" : { "extractionState" : "manual" },
            "open" : { },
            "OPEN" : { "extractionState" : "manual", "generatesSymbol" : false }
        """#),
    ])

  init() {}

  func check(_ catalog: CatalogContext, into findings: inout FindingSink) {
    guard catalog.format.hasSymbols else { return }
    let entries = catalog.catalog.entries
    let managed = entries.indices.filter { entries[$0].hasSymbol }
    guard managed.count > 1 else { return }
    var first: [String: Int] = [:]
    for index in managed {
      let key = entries[index].key
      let folded = key.uppercased().lowercased()
      guard let other = first[folded] else {
        first[folded] = index
        continue
      }
      guard !entries[other].key.utf8.elementsEqual(key.utf8) else { continue }
      findings.report(
        .caseVariant(key, of: entries[other].key), at: entries[index].keyRange, key: key,
        notes: [.init(message: .otherSpelling, range: entries[other].keyRange)])
    }
  }
}

extension Entry {
  /// Whether Xcode makes a symbol of the key.
  fileprivate var hasSymbol: Bool { extractionState == .manual && generatesSymbol != false }
}

extension DiagnosticMessage {
  fileprivate static func caseVariant(_ key: String, of other: String) -> DiagnosticMessage {
    "“\(key)” differs from “\(other)” only in upper and lower case, and both give one symbol; rename one"
  }

  fileprivate static let otherSpelling: DiagnosticMessage = "the other key is here"
}
