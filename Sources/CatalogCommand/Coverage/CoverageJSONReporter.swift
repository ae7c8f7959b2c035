internal import CatalogLint

/// Reports coverage to programs, as one JSON document on one line.
enum CoverageJSONReporter {
  /// Returns the report.
  static func report(_ result: CoverageResult) -> [UInt8] {
    var json = JSONText()
    json.object {
      $0.member("version", 1)
      $0.arrayMember("catalogs") {
        for catalog in result.report.catalogs {
          $0.object {
            $0.member("file", catalog.path)
            $0.member("sourceLanguage", catalog.sourceLanguage)
            $0.arrayMember("locales") {
              for share in catalog.locales { append(share, minimum: nil, to: &$0) }
            }
          }
        }
      }
      $0.arrayMember("total") {
        for share in result.report.total {
          append(share, minimum: result.thresholds.minimum(for: share.locale), to: &$0)
        }
      }
      $0.arrayMember("unreadable") {
        for path in result.unread { $0.element(path) }
      }
    }
    return json.finish()
  }

  private static func append(
    _ share: LocaleShare, minimum: Percentage?, to json: inout JSONText
  ) {
    let count = share.count
    json.object {
      $0.member("locale", share.locale)
      $0.member("isSource", share.isSource)
      $0.member("translated", count.translated)
      $0.member("needsReview", count.needsReview)
      $0.member("missing", count.missing)
      $0.member("total", count.total)
      $0.member("percent", hundredths: count.basisPoints)
      $0.member("accepted", count.accepted)
      $0.member("machineTranslated", count[.machineTranslated])
      $0.member("new", count[.new])
      $0.member("incomplete", count[.incomplete])
      $0.member("stale", count.stale)
      if let minimum { $0.member("needed", count.shortfall(from: minimum)) }
    }
  }
}
