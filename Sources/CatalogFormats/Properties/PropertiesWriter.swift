public import CatalogModel
internal import SourceText

/// Writes Java’s `.properties` files: one line a key, `=` between key and text, and comments before them.
///
/// Characters outside of ASCII are written as they are, in UTF-8, where the catalog was read from a file in UTF-8 that
/// has some; otherwise they are escapes, which every version of Java reads. Comments have no escapes: theirs are
/// always UTF-8.
public struct PropertiesWriter: CatalogWriter {
  private let options: WritingOptions
  private let capabilities: FormatCapabilities

  init(_ options: WritingOptions, _ capabilities: FormatCapabilities) {
    self.options = options
    self.capabilities = capabilities
  }

  /// Returns the file with the texts of one locale.
  public func write(_ catalog: Catalog) throws(CatalogWriteError) -> [UInt8] {
    let escapes = catalog.escapes as? PropertiesEscapes
    var output = PropertiesOutput(keepsCharacters: escapes?.keepsCharacters ?? false)
    let texts = try MonolingualTexts(
      of: catalog, options, capabilities, fields: [PropertiesFormat.commentsField])
    for entry in catalog.entries {
      guard let text = try texts.text(of: entry) else { continue }
      try output.append(comments: entry.otherFields)
      if let comment = entry.comment { output.append(comment: comment) }
      output.append(key: entry.key, text)
    }
    try output.append(comments: catalog.otherFields)
    return output.bytes
  }
}

private struct PropertiesOutput {
  let keepsCharacters: Bool
  private var text = ""

  init(keepsCharacters: Bool) { self.keepsCharacters = keepsCharacters }

  mutating func append(key: String, _ value: String) {
    var spelling = PropertiesEscapes.spelling(
      of: key, keepsCharacters: keepsCharacters, isKey: true)
    if spelling.hasPrefix("#") || spelling.hasPrefix("!") { spelling = "\\" + spelling }
    text += spelling + "="
    if value.utf8.first == UInt8(ascii: " ") { text += "\\" }
    text += PropertiesEscapes.spelling(of: value, keepsCharacters: keepsCharacters) + "\n"
  }

  mutating func append(comment: String) {
    for line in comment.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    ) {
      text += line.isEmpty ? "#\n" : "# " + line + "\n"
    }
  }

  mutating func append(comments fields: [Field]) throws(CatalogWriteError) {
    for field in fields {
      guard case .array(let comments) = field.value else {
        throw CatalogWriteError(kind: .unsupportedField(field.name), subject: .init())
      }
      for comment in comments {
        guard case .string(let comment) = comment else {
          throw CatalogWriteError(kind: .unsupportedField(field.name), subject: .init())
        }
        if !text.isEmpty { text += "\n" }
        append(comment: comment)
        text += "\n"
      }
    }
  }

  var bytes: [UInt8] { Array(text.utf8) }
}
