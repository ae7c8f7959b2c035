public import CatalogFormats
public import CatalogModel
internal import SourceText

/// Several catalogs in one file for translators: each is a part with the name of its file, as Xcode exports them.
public struct ExchangeParts: Sendable {
  /// The formats whose files have parts.
  public static func has(_ format: any CatalogFormat) -> Bool { field(of: format) != nil }

  /// Returns the name of the part of a file that an entry stands in; `nil` where the file has one part.
  public static func name(of entry: Entry) -> String? {
    for field in entry.otherFields
    where field.name == "xliff.file" || field.name == "xliff2.file" {
      if case .string(let name) = field.value { return name }
    }
    return nil
  }

  /// Returns the names of the parts of a file, each once, in its order.
  public static func names(in catalog: Catalog) -> [String] {
    var known: Set<String> = []
    return catalog.entries.compactMap { name(of: $0) }.filter { known.insert($0).inserted }
  }

  /// Returns one catalog with the entries of several, each in the part of its own.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs with the names of their parts, one or more; all have the same source language.
  ///   - format: The format of the file, one that has parts.
  public static func joined(
    _ catalogs: [(name: String, catalog: Catalog)], for format: any CatalogFormat
  ) -> Catalog {
    guard var joined = catalogs.first?.catalog else { return Catalog(sourceLanguage: "en") }
    guard let field = field(of: format) else { return joined }
    joined.entries = []
    joined.otherFields = []
    var known: Set<String> = []
    for (name, catalog) in catalogs {
      for var entry in catalog.entries {
        entry.otherFields.append(Field(name: field, value: .string(name)))
        if entry.syntax == nil, catalog.syntax != joined.syntax { entry.syntax = catalog.syntax }
        if !known.insert(entry.key).inserted {
          entry.context = name
          entry.key = Entry.key(entry.key, context: name)
        }
        joined.entries.append(entry)
      }
    }
    return joined
  }

  private static func field(of format: any CatalogFormat) -> String? {
    switch format.id {
    case "xliff", "xcloc": "xliff.file"
    case "xliff2": "xliff2.file"
    default: nil
    }
  }
}
