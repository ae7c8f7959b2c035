public import CatalogModel

/// Writes the texts of one locale as gettext reads them (a PO file).
public enum PortableObject {
  /// Returns the PO file of a locale; entries that the locale has no text for are left out.
  ///
  /// The placeholder `%@` is written as `%s`, in keys too: programs with gettext format with the `printf`
  /// of C. A message that varies by plural has the forms that integers select.
  ///
  /// - Parameters:
  ///   - catalog: A catalog of texts and of plain plural variations.
  ///   - locale: The locale as the catalog spells it.
  public static func bytes(of catalog: Catalog, locale: String) -> [UInt8] {
    let plural = GettextPlural(locale: locale)
    var output: [UInt8] = []
    field("msgid", "", to: &output)
    field(
      "msgstr",
      "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: \(plural.header)\n", to: &output)
    for entry in catalog.entries {
      guard let root = entry.message(in: locale)?.root else { continue }
      if let text = root.unit?.value {
        output += "\n".utf8
        field("msgid", entry.key, to: &output)
        field("msgstr", text, to: &output)
      } else if let cases = root.variations.first?.cases {
        output += "\n".utf8
        field("msgid", entry.key, to: &output)
        field("msgid_plural", sourcePlural(of: entry, in: catalog), to: &output)
        for (index, category) in plural.categories.enumerated() {
          field("msgstr[\(index)]", text(of: cases, category), to: &output)
        }
      }
    }
    return output
  }

  private static func sourcePlural(of entry: Entry, in catalog: Catalog) -> String {
    let variation = entry.message(in: catalog.sourceLanguage)?.root.variations.first
    return variation.map { text(of: $0.cases, "other") } ?? entry.key
  }

  private static func text(of cases: [Variation.Case], _ category: String) -> String {
    let form = cases.first { $0.name == category } ?? cases.first { $0.name == "other" }
    return form?.node.unit?.value ?? ""
  }

  private static func field(_ name: String, _ text: String, to output: inout [UInt8]) {
    output += "\(name) \"".utf8
    for byte in text.replacing("%@", with: "%s").replacing("$@", with: "$s").utf8 {
      switch byte {
      case UInt8(ascii: "\""): output += #"\""#.utf8
      case UInt8(ascii: "\\"): output += #"\\"#.utf8
      case UInt8(ascii: "\n"): output += #"\n"#.utf8
      default: output.append(byte)
      }
    }
    output += "\"\n".utf8
  }
}

extension Entry {
  /// Returns the message in a locale of the same spelling; `nil` where there is none.
  func message(in locale: String) -> Message? {
    localizations?.first { $0.locale == locale }?.message
  }
}
