import CatalogCompiler
import CatalogFormats
import CatalogModel
import CatalogRuntime
import CompiledCatalog
import SourceText

/// Bundles made from the text of String Catalogs.
enum Samples {
  /// Compiles tables, by name.
  static func compiled(_ tables: [String: String]) throws -> [UInt8] {
    let catalogs = tables.map { name, text in
      let file = SourceFile(path: "\(name).xcstrings", bytes: Array(text.utf8))
      let result = StringCatalogReader().read(file)
      precondition(result.diagnostics.isEmpty, "\(result.diagnostics)")
      return CatalogTable(name: name, catalog: result.value)
    }
    return try CatalogCompiler.compile(catalogs)
  }

  /// Opens tables, by name.
  static func bundle(_ tables: [String: String]) throws -> CatalogBundle {
    try CatalogBundle(contents: compiled(tables))
  }

  /// Opens one table, of strings in JSON.
  static func bundle(source: String = "en", _ strings: String) throws -> CatalogBundle {
    try bundle([
      "Localizable": """
      {"sourceLanguage": "\(source)", "version": "1.0", "strings": {\(strings)}}
      """
    ])
  }

  /// A text in JSON.
  static func unit(_ value: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
  }

  /// An entry of JSON with a text in each locale.
  static func entry(_ key: String, _ texts: KeyValuePairs<String, String>) -> String {
    let localizations = texts.map { "\"\($0.key)\": \(unit($0.value))" }.joined(separator: ", ")
    return "\"\(key)\": {\"localizations\": {\(localizations)}}"
  }

  /// The forms of a plural in JSON.
  static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let cases = forms.map { "\"\($0.key)\": \(unit($0.value))" }.joined(separator: ", ")
    return "{\"variations\": {\"plural\": {\(cases)}}}"
  }
}
