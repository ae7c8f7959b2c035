internal import CatalogLint
internal import SourceText

/// What a finding is about, in words that stay the same when lines move and texts are corrected.
struct FindingKey: Hashable, Sendable {
  /// The file; what its path is relative to, whoever makes the key decides.
  var file: String
  /// The rule.
  let rule: RuleID
  /// The key of the entry, if the finding is about one.
  var key: String?
  /// The locale, as the file spells it, if the finding is about one.
  let locale: String?
  /// The variation, if the finding is about one.
  let variation: String?

  /// Creates the key of a finding.
  init(_ diagnostic: Diagnostic, in file: String) {
    self.init(
      file: file, rule: diagnostic.rule, key: diagnostic.subject.key,
      locale: diagnostic.subject.locale, variation: diagnostic.subject.variation)
  }

  /// Creates a key.
  init(file: String, rule: RuleID, key: String?, locale: String?, variation: String?) {
    self.file = file
    self.rule = rule
    self.key = key
    self.locale = locale
    self.variation = variation
  }
}

extension FindingKey: Comparable {
  /// Orders keys by the bytes of their parts: the file, the key of the entry, the locale, the variation,
  /// the rule.
  static func < (left: FindingKey, right: FindingKey) -> Bool {
    for (one, other) in zip(left.parts, right.parts) where !one.utf8.elementsEqual(other.utf8) {
      return one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    return false
  }

  private var parts: [String] {
    [file, key ?? "", locale ?? "", variation ?? "", rule.rawValue]
  }
}

extension FileReport {
  /// Returns the report with other findings.
  func with(_ diagnostics: [Diagnostic]) -> FileReport {
    FileReport(
      path: path, file: file, diagnostics: diagnostics, entryCount: entryCount,
      isParsed: isParsed, renamedKeys: renamedKeys)
  }

  /// Returns the report without findings that are known, each as often as it is known.
  ///
  /// Of findings with the same key the first are taken for the known ones.
  ///
  /// - Parameters:
  ///   - known: How often each finding is known; what is found is taken off.
  ///   - key: Makes the key of a finding.
  func removing(
    _ known: inout [FindingKey: Int], _ key: (Diagnostic) -> FindingKey
  ) -> FileReport {
    with(
      diagnostics.filter { diagnostic in
        guard diagnostic.rule != .catalogParse else { return true }
        let key = key(diagnostic)
        guard let count = known[key], count > 0 else { return true }
        known[key] = count - 1
        return false
      })
  }
}
