public import SourceText

/// Every format that there is.
public enum CatalogFormats {
  /// The formats, in the order in which messages and documents name them.
  public static let all: [any CatalogFormat] = [
    StringCatalogFormat(),
    AppleStringsFormat(),
    StringsDictionaryFormat(),
    XcodeLocalizationCatalogFormat(),
    XLIFF1Format(),
    XLIFF2Format(),
    POFormat(),
    MOFormat(),
    AndroidFormat(),
    ARBFormat(),
    I18nextFormat(),
    ICUJSONFormat(),
    FluentFormat(),
    RailsYAMLFormat(),
    PropertiesFormat(),
    ICUResourceFormat(),
    SpreadsheetFormat(separator: .comma),
    SpreadsheetFormat(separator: .tab),
  ]

  /// Returns the format with a name of the command line, or `nil` where there is none.
  public static func named(_ id: String) -> (any CatalogFormat)? { all.first { $0.id == id } }

  /// Returns the format of a file: by its extension, and by its content where several formats share that.
  ///
  /// - Parameter file: The file.
  /// - Returns: `nil` where no format has files of such a name.
  public static func format(of file: SourceFile) -> (any CatalogFormat)? {
    let candidates = candidates(for: file.path)
    guard candidates.count > 1 else { return candidates.first }
    return candidates.first { $0.location(of: file.path) != nil && $0.recognizes(file) }
      ?? candidates.first { $0.recognizes(file) } ?? candidates.first
  }

  /// Returns the formats whose files have such names, by the extension alone, in any case of its letters.
  public static func candidates(for path: String) -> [any CatalogFormat] {
    let name =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return [] }
    let fileExtension = name[name.index(after: dot)...].lowercased()
    return all.filter { $0.fileExtensions.contains(fileExtension) }
  }
}
