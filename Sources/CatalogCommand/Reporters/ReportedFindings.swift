internal import CatalogLint
internal import SourceText

/// The findings of a report that is too long for the place where it is shown: those that matter most.
struct ReportedFindings {
  /// A finding with its file.
  struct Item {
    /// The findings that differ only in their locale.
    let finding: FoldedFinding
    /// The file.
    let report: FileReport

    /// The one that stands for them.
    var diagnostic: Diagnostic { finding.diagnostic }
    /// Whether it tells why a file could not be checked.
    fileprivate var isUnchecked: Bool { !report.isParsed && diagnostic.rule == .catalogParse }
  }

  /// The findings in the order of the files.
  let items: [Item]

  /// Takes the findings of some reports, folded.
  init(_ reports: [FileReport]) {
    items = reports.flatMap { report in
      FoldedFinding.fold(report.diagnostics).map { Item(finding: $0, report: report) }
    }
  }

  /// Returns the findings of a severity, with those first that tell of files that were not checked.
  func items(of severity: Severity) -> [Item] {
    let items = items.filter { $0.diagnostic.severity == severity }
    return items.filter(\.isUnchecked) + items.filter { !$0.isUnchecked }
  }

  /// Every finding, the worst first.
  var bySeverity: [Item] { Severity.allCases.sorted(by: >).flatMap { items(of: $0) } }
}

extension FoldedFinding {
  /// What is wrong, in the language of the user, with the locales that it is also true of.
  ///
  /// - Parameter shown: Makes a message fit to be shown.
  func text(_ shown: (DiagnosticMessage) -> String) -> String {
    guard !otherLocales.isEmpty else { return shown(diagnostic.message) }
    let others: DiagnosticMessage = "also: \(otherLocales.joined(separator: ", "))"
    return shown(diagnostic.message) + " (" + VisibleText.escaped(others.localized) + ")"
  }
}

extension Diagnostic {
  /// The entry that the finding is about, where the message does not name it: `“Save”, de, plural.one`.
  var context: String? {
    guard let key = subject.key, !message.arguments.contains(key) else { return nil }
    let quoted: DiagnosticMessage = "“\(key)”"
    let parts = [subject.locale, subject.variation].compactMap(\.self)
    return quoted.shown + parts.map { ", " + VisibleText.escaped($0) }.joined()
  }
}
