internal import SourceText

/// Numbers with what they count.
///
/// Every plural of the tool's own texts is made here.
enum Counted {
  /// `1 error`, `2 errors`.
  static func errors(_ count: Int) -> String {
    text(count, one: "\(count) error", other: "\(count) errors")
  }

  /// `1 warning`, `2 warnings`.
  static func warnings(_ count: Int) -> String {
    text(count, one: "\(count) warning", other: "\(count) warnings")
  }

  /// `1 note`, `2 notes`.
  static func notes(_ count: Int) -> String {
    text(count, one: "\(count) note", other: "\(count) notes")
  }

  /// `1 file`, `2 files`.
  static func files(_ count: Int) -> String {
    text(count, one: "\(count) file", other: "\(count) files")
  }

  /// `1 entry`, `2 entries`.
  static func entries(_ count: Int) -> String {
    text(count, one: "\(count) entry", other: "\(count) entries")
  }

  /// `1 catalog`, `2 catalogs`.
  static func catalogs(_ count: Int) -> String {
    text(count, one: "\(count) catalog", other: "\(count) catalogs")
  }

  /// `1 locale`, `2 locales`.
  static func locales(_ count: Int) -> String {
    text(count, one: "\(count) locale", other: "\(count) locales")
  }

  /// `1 stale entry is not counted`, `2 stale entries are not counted`.
  static func staleEntries(_ count: Int) -> String {
    text(
      count, one: "\(count) stale entry is not counted",
      other: "\(count) stale entries are not counted")
  }

  /// `1 more is needed`, `2 more are needed`.
  static func needed(_ count: Int) -> String {
    text(count, one: "\(count) more is needed", other: "\(count) more are needed")
  }

  /// `1 more finding is not shown`, `2 more findings are not shown`.
  static func findingsLeftOut(_ count: Int) -> String {
    text(
      count, one: "\(count) more finding is not shown",
      other: "\(count) more findings are not shown")
  }

  /// `1 finding corrected`, `2 findings corrected`.
  static func correctedFindings(_ count: Int) -> String {
    text(count, one: "\(count) finding corrected", other: "\(count) findings corrected")
  }

  /// `1 finding would be corrected`, `2 findings would be corrected`.
  static func correctableFindings(_ count: Int) -> String {
    text(
      count, one: "\(count) finding would be corrected",
      other: "\(count) findings would be corrected")
  }

  /// Picks the form for a number, by the plural rule of English.
  private static func text(
    _ count: Int, one: DiagnosticMessage, other: DiagnosticMessage
  ) -> String {
    (count == 1 ? one : other).localized
  }
}
