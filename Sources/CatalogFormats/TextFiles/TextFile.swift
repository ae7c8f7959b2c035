internal import SourceText

/// A file of text before its format looks at it.
enum TextFile {
  /// Why a file is no text of its format, as one diagnostic.
  struct Problem: Error {
    let diagnostic: Diagnostic
  }

  /// Decodes a file in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: `Problem` for a file that another program left in its place, and for bytes that are no text.
  static func decode(_ file: SourceFile) throws(Problem) -> DecodedText {
    try refuseForeignContent(file)
    do {
      return try DecodedText(file.bytes)
    } catch {
      throw Problem(diagnostic: diagnostic(message(of: error.encoding), error.range))
    }
  }

  /// Decodes a file of a format that is always UTF-8.
  static func decodeUTF8(_ file: SourceFile) throws(Problem) -> DecodedText {
    try refuseForeignContent(file)
    guard TextEncoding(of: file.bytes) == .utf8 else {
      throw Problem(
        diagnostic: diagnostic(
          "this is UTF-16 or UTF-32, and files of this format are UTF-8; save it as UTF-8",
          SourceRange(0, min(file.bytes.count, 2))))
    }
    return try decode(file)
  }

  /// Throws where a file holds what stands in the place of a catalog.
  static func refuseForeignContent(_ file: SourceFile) throws(Problem) {
    guard ForeignContent(of: file) == .gitLFSPointer else { return }
    let end = file.bytes.firstIndex(of: 0x0A) ?? file.bytes.count
    throw Problem(
      diagnostic: diagnostic(ForeignContent.gitLFSPointer.message, SourceRange(0, end)))
  }

  private static func diagnostic(_ message: DiagnosticMessage, _ range: SourceRange) -> Diagnostic {
    Diagnostic(rule: .catalogParse, severity: .error, message: message, range: range)
  }

  private static func message(of encoding: TextEncoding) -> DiagnosticMessage {
    switch encoding {
    case .utf8: "these bytes are not valid UTF-8; save the file as UTF-8"
    case .utf16: "the file ends inside a character of UTF-16; its end is missing"
    case .utf32: "the file ends inside a character of UTF-32; its end is missing"
    }
  }
}
