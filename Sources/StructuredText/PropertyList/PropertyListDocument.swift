public import SourceText

/// A property list in one of Apple's three syntaxes: the old one of `.strings` files, XML, or binary.
public struct PropertyListDocument: Sendable {
  /// How a property list is written.
  public enum Syntax: Hashable, Sendable {
    /// The text syntax of NeXTSTEP.
    case openStep
    /// XML, with the document type `plist`.
    case xml
    /// Apple's binary form, version 00.
    case binary
  }

  /// How deep dictionaries and arrays may stand inside each other, the dictionary of the file included.
  ///
  /// Files of messages need six levels; the limit is small so that the stack of any thread suffices.
  public static let maximumDepth = 64

  /// How the file is written.
  public let syntax: Syntax
  /// The value of the file.
  ///
  /// An empty file holds an empty dictionary.
  public let root: PropertyListNode
  /// What is wrong but leaves the file readable, in the order of the file.
  public let problems: [PropertyListProblem]

  /// Parses a property list, whose first bytes tell how it is written.
  ///
  /// The old syntax may be in UTF-8, UTF-16 or UTF-32; the dictionary of the file needs no braces. Takes linear
  /// time.
  ///
  /// - Parameter bytes: The whole file, at most 1 GiB.
  /// - Throws: `PropertyListProblem` for the first place that keeps the file from being read.
  public init(parsing bytes: [UInt8]) throws(PropertyListProblem) {
    if bytes.starts(with: "bplist".utf8) {
      var reader = try BinaryPropertyListReader(bytes)
      (syntax, root, problems) = (.binary, try reader.root(), [])
      return
    }
    let text: DecodedText
    do { text = try DecodedText(bytes) } catch {
      // XML may name another encoding, and be right.
      guard error.encoding == .utf8, PropertyListDocument.isXML(bytes[...]) else {
        throw PropertyListProblem(error.range, PropertyListDocument.message(of: error.encoding))
      }
      (syntax, root, problems) = (.xml, try XMLPropertyListReader.root(of: bytes), [])
      return
    }
    if PropertyListDocument.isXML(text.bytes[text.start...]) {
      (syntax, root, problems) = (.xml, try XMLPropertyListReader.root(of: bytes), [])
    } else {
      var parser = OpenStepParser(text)
      (syntax, root) = (.openStep, try parser.root())
      problems = parser.problems
    }
  }

  private static func isXML(_ text: ArraySlice<UInt8>) -> Bool {
    let beginning = text.drop { $0 == 0x20 || 0x09...0x0D ~= $0 }
    return ["<?xml", "<!--", "<!DOCTYPE", "<plist"].contains { beginning.starts(with: $0.utf8) }
  }

  private static func message(of encoding: TextEncoding) -> DiagnosticMessage {
    switch encoding {
    case .utf8: "these bytes are not valid UTF-8; save the file as UTF-8"
    case .utf16: "the file ends inside a character of UTF-16; its end is missing"
    case .utf32: "the file ends inside a character of UTF-32; its end is missing"
    }
  }

  /// Maps a place in a text or a key to the place in the file.
  ///
  /// - Parameters:
  ///   - decodedOffset: An offset in UTF-8 bytes of the text, from 0 to its length.
  ///   - range: The bytes of the text between its delimiters.
  ///   - bytes: The file.
  ///   - syntax: How the file is written.
  /// - Returns: The offset in the file; in a binary file the start of the text.
  public static func sourceOffset(
    ofDecoded decodedOffset: Int, in range: SourceRange, of bytes: [UInt8], _ syntax: Syntax
  ) -> Int {
    if syntax == .binary { return range.start }
    let encoding = TextEncoding(of: bytes)
    if encoding == .utf8 {
      return sourceOffset(ofDecoded: decodedOffset, in: range, ofUTF8: bytes, syntax)
    }
    let raw = Array(bytes[range.start..<range.end])
    guard let text = try? DecodedText(raw, as: encoding) else { return range.start }
    let offset = sourceOffset(
      ofDecoded: decodedOffset, in: SourceRange(0, text.bytes.count), ofUTF8: text.bytes, syntax)
    return range.start + text.sourceOffset(offset)
  }

  private static func sourceOffset(
    ofDecoded offset: Int, in range: SourceRange, ofUTF8 bytes: [UInt8], _ syntax: Syntax
  ) -> Int {
    syntax == .xml
      ? XMLEscapes.sourceOffset(ofDecoded: offset, in: range, of: bytes)
      : OpenStepEscapes.sourceOffset(ofDecoded: offset, in: range, of: bytes)
  }
}
