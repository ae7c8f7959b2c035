internal import CatalogFormats
internal import CatalogLint
internal import CatalogModel
internal import SourceText

/// Looks where the references in the Fluent files of a project lead.
///
/// A reader sees one file alone, and programs load all files of a locale together.
enum FluentTables {
  /// Returns catalogs with what is wrong with the references in those that are Fluent files.
  ///
  /// Takes linear time, and none where there is no Fluent file.
  static func checked(_ inputs: [LintInput]) -> [LintInput] {
    let files = inputs.indices.filter { inputs[$0].isFluent }
    guard !files.isEmpty else { return inputs }
    var checked = inputs
    let locales = Dictionary(grouping: files) { [inputs[$0].project, inputs[$0].fluentLocale] }
    for (name, group) in locales {
      let found = FluentReferences.diagnostics(
        in: group.map { .init(source: inputs[$0].file, catalog: inputs[$0].parsed.value) },
        locale: name[1])
      for (index, diagnostics) in zip(group, found) where !diagnostics.isEmpty {
        var parsed = inputs[index].parsed
        parsed.diagnostics += diagnostics
        checked[index] = inputs[index].replacing(file: inputs[index].file, parsed: parsed)
      }
    }
    return checked
  }
}

extension LintInput {
  fileprivate var isFluent: Bool { parsed.value.syntax == .fluent && file.path.hasSuffix(".ftl") }

  fileprivate var fluentLocale: String {
    parsed.value.entries.lazy.compactMap { $0.localizations?.first?.locale }.first
      ?? parsed.value.sourceLanguage
  }
}
