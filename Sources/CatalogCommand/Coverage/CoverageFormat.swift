internal import CatalogLint
internal import ICUKit
internal import SourceText

/// Numbers, shares and languages as the reader of a report writes them.
struct CoverageFormat: Sendable {
  /// The language of the reader.
  let language: String

  /// The format for the language of the run that goes on.
  static var current: CoverageFormat { CoverageFormat(language: Translator.current.language) }

  /// Returns a whole number with its groups: `12,345`.
  func number(_ value: Int) -> String {
    text(of: .integer(Int64(value)), skeleton: "precision-integer") ?? String(value)
  }

  /// Returns the share of accepted entries with one decimal, rounded down: `99.9%`; the whole has none.
  func percent(_ count: CoverageCount) -> String { percent(basisPoints: count.basisPoints) }

  /// Returns a share in hundredths of a percent with one decimal, rounded down.
  func percent(basisPoints: Int) -> String {
    if basisPoints == 10_000 { return percent("100", skeleton: "percent precision-integer") }
    let tenths = basisPoints / 10
    return percent("\(tenths / 10).\(tenths % 10)", skeleton: "percent .0")
  }

  /// Returns a share as it is asked for, with all its decimals.
  func percent(_ share: Percentage) -> String {
    percent(share.description, skeleton: "percent .######")
  }

  /// Returns a share in whole percent, rounded down.
  func wholePercent(basisPoints: Int) -> String {
    percent(String(basisPoints / 100), skeleton: "percent precision-integer")
  }

  private func percent(_ digits: String, skeleton: String) -> String {
    text(of: .decimal(digits), skeleton: skeleton) ?? digits + "%"
  }

  private func text(of value: NumericValue, skeleton: String) -> String? {
    let format = try? NumberFormat.shared(for: language, style: .skeleton(skeleton))
    return try? format?.text(of: value)
  }

  /// Returns the name of a locale; a locale that has none stays as it is.
  func name(of locale: String) -> String {
    let name = LocaleIdentity(locale).name(in: language)
    return VisibleText.escaped(name.isEmpty ? locale : name)
  }

  /// Returns the name of a locale, with a remark where it is the source language.
  func name(of share: LocaleShare) -> String {
    guard share.isSource else { return name(of: share.locale) }
    let remark: DiagnosticMessage = "\(name(of: share.locale)), source language"
    return remark.localized
  }
}
