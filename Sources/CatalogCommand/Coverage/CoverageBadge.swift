internal import CatalogLint

/// The share of translated entries as the JSON that the badges of shields.io read.
enum CoverageBadge {
  /// Returns the badge: of a locale where only one counts, else of all but the source language.
  static func report(_ result: CoverageResult) -> [UInt8] {
    let shares = result.report.total
    let translated = shares.filter { !$0.isSource }
    let shown = translated.isEmpty ? shares : translated
    let count = shown.reduce(into: CoverageCount()) { $0 += $1.count }
    let format = CoverageFormat(language: "en")
    let isEmpty = count.total == 0
    var json = JSONText()
    json.object {
      $0.member("schemaVersion", 1)
      $0.member("label", shown.count == 1 ? format.name(of: shown[0].locale) : "translations")
      $0.member(
        "message",
        isEmpty ? "none" : format.wholePercent(basisPoints: count.basisPoints))
      $0.member("color", isEmpty ? "lightgrey" : colour(basisPoints: count.basisPoints))
    }
    return json.finish()
  }

  private static func colour(basisPoints: Int) -> String {
    switch basisPoints {
    case 10_000...: "brightgreen"
    case 9_000...: "green"
    case 8_000...: "yellowgreen"
    case 6_000...: "yellow"
    case 4_000...: "orange"
    default: "red"
    }
  }
}
