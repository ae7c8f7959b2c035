internal import CatalogModel
internal import SourceText

/// The locales that the catalogs of each project have.
struct ProjectLocales: Sendable {
  /// A locale with two catalogs that have it: one of them is always another than the one under check.
  private struct Owners: Sendable {
    let locale: String
    var paths: [String]
  }

  private var projects: [String: [Owners]] = [:]

  /// Collects the locales of the catalogs that could be read.
  ///
  /// - Parameters:
  ///   - inputs: The catalogs of all projects.
  ///   - usedLocales: The locales of each catalog.
  init(_ inputs: [LintInput], _ usedLocales: [[UsedLocale]]) {
    let order = inputs.indices.filter { inputs[$0].isParsed && !inputs[$0].format.isBilingual }
      .sorted { (usedLocales[$1].count, $0) < (usedLocales[$0].count, $1) }
    var positions: [[String]: Int] = [:]
    for index in order {
      let input = inputs[index]
      let used = usedLocales[index].filter(\.isInUse).map(\.locale)
      for locale in [input.parsed.value.sourceLanguage] + used {
        add(input.file.path, to: locale, in: input.project, &positions)
      }
    }
  }

  private mutating func add(
    _ path: String, to locale: String, in project: String, _ positions: inout [[String]: Int]
  ) {
    if let position = positions[[project, locale]] {
      let count = projects[project]?[position].paths.count ?? 0
      if count < 2 { projects[project]?[position].paths.append(path) }
    } else {
      positions[[project, locale]] = projects[project, default: []].count
      projects[project, default: []].append(Owners(locale: locale, paths: [path]))
    }
  }

  /// Returns the locales that other catalogs of the same project have; of each, the catalog with the most
  /// locales is named.
  func locales(besides input: LintInput) -> [CatalogContext.SiblingLocale] {
    (projects[input.project] ?? []).compactMap { owners in
      owners.paths.first { $0 != input.file.path }
        .map { CatalogContext.SiblingLocale(locale: owners.locale, path: $0) }
    }
  }
}
