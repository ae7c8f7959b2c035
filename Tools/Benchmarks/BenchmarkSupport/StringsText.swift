public import CatalogModel

/// Writes the texts of one locale as Foundation reads them (a `.strings` file).
public enum StringsText {
  /// Returns the file of a locale; entries that the locale has no text for are left out.
  ///
  /// Such a file has no plurals: of a message that varies by plural it has the form `other`.
  ///
  /// - Parameters:
  ///   - catalog: A catalog of texts and of plain plural variations.
  ///   - locale: The locale as the catalog spells it.
  public static func bytes(of catalog: Catalog, locale: String) -> [UInt8] {
    var output: [UInt8] = []
    for entry in catalog.entries {
      guard let root = entry.message(in: locale)?.root else { continue }
      let other = root.variations.first?.cases.first { $0.name == "other" }
      guard let text = root.unit?.value ?? other?.node.unit?.value else { continue }
      quote(entry.key, to: &output)
      output += " = ".utf8
      quote(text, to: &output)
      output += ";\n".utf8
    }
    return output
  }

  private static func quote(_ text: String, to output: inout [UInt8]) {
    output += "\"".utf8
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        output.append(UInt8(ascii: "\\"))
      }
      output.append(byte)
    }
    output += "\"".utf8
  }
}
