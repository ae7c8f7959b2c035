internal import ICUKit
internal import SourceText

/// The text of a PO file in UTF-8, with the way back to the bytes of the file.
struct GettextText {
  /// The text: valid UTF-8 where there is no fault.
  let bytes: [UInt8]
  /// For each byte of the text and for its end the place in the file; `nil` where the text is the file itself.
  private let offsets: [UInt32]?
  /// The encoding, as the file names it; `nil` where it does not.
  let charset: String?
  /// The encoding where it is not UTF-8.
  let encoding: CharacterEncoding?
  /// What keeps the file from being text in its encoding.
  let fault: (message: DiagnosticMessage, range: SourceRange)?

  /// Decodes a file by what its header names.
  ///
  /// Takes linear time; a file of UTF-8 is not copied.
  init(_ file: [UInt8]) {
    let declaration = GettextText.charset(in: file)
    let name = declaration.map { String(decoding: file[$0], as: UTF8.self) }
    charset = name
    let isUTF8 = name.map {
      ["UTF-8", "UTF8", "CHARSET", "ASCII", "US-ASCII"].contains($0.uppercased())
    }
    let invalid = file.span.firstInvalidUTF8
    if isUTF8 ?? true || file.isASCII && !GettextText.hasEscapes(name) {
      (bytes, offsets, encoding) = (file, nil, nil)
      fault = invalid.map { (GettextText.message(invalid: name), $0) }
    } else if let name, let encoding = CharacterEncoding(name: name) {
      let decoded = encoding.decodeWithOffsets(file)
      (bytes, offsets, self.encoding) = (decoded.text, decoded.offsets, encoding)
      fault = decoded.invalid.map {
        (
          "these bytes are no text in \(name), which the header names",
          SourceRange($0.lowerBound, $0.upperBound)
        )
      }
    } else {
      (bytes, offsets, encoding) = (file, nil, nil)
      fault = (
        """
        “\(name ?? "")” is no encoding that is known here; save the file as UTF-8 and write “charset=UTF-8”
        """, SourceRange(declaration?.lowerBound ?? 0, declaration?.upperBound ?? 0)
      )
    }
  }

  /// Returns the bytes of the file that a range of the text stands for.
  func range(_ start: Int, _ end: Int) -> SourceRange {
    guard let offsets else { return SourceRange(start, end) }
    return SourceRange(Int(offsets[start]), Int(offsets[end]))
  }

  /// Returns a part of the text that lies between ASCII characters.
  func string(_ start: Int, _ end: Int) -> String {
    // Without a fault the whole text was found to be UTF-8.
    fault == nil
      ? String(valid: bytes.span.extracting(start..<end))
      : String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static func message(invalid name: String?) -> DiagnosticMessage {
    switch name?.uppercased() {
    case nil, "CHARSET":
      """
      these bytes are no UTF-8, and the header does not say what else they are; write its “charset=”, or save \
      the file as UTF-8
      """
    default:
      """
      these bytes are no text in \(name ?? ""), which the header names; save the file in that encoding, or name \
      the right one
      """
    }
  }

  /// Whether what looks like ASCII in an encoding may be something else.
  private static func hasEscapes(_ name: String?) -> Bool {
    guard let name = name?.uppercased() else { return false }
    return name.hasPrefix("ISO-2022") || name.hasPrefix("UTF-7") || name.hasPrefix("UTF-16")
      || name.hasPrefix("UTF-32") || name.hasPrefix("HZ")
  }

  /// Finds the name behind `charset=` in a line with `Content-Type:`.
  private static func charset(in bytes: [UInt8]) -> Range<Int>? {
    let (field, key) = (Array("Content-Type:".utf8), Array("charset=".utf8))
    var lineStart = 0
    while lineStart < bytes.count {
      let lineEnd = bytes.firstOffset(of: 0x0A, from: lineStart)
      let line = bytes[lineStart..<lineEnd]
      if line.first == UInt8(ascii: "\""), line.dropFirst().starts(with: field) {
        var offset = lineStart + 1 + field.count
        while offset + key.count < lineEnd {
          if bytes[offset..<offset + key.count].elementsEqual(key) {
            let name = bytes[(offset + key.count)..<lineEnd]
              .prefix { 0x21...0x7E ~= $0 && !#"\";"#.utf8.contains($0) }
            return name.startIndex..<name.endIndex
          }
          offset += 1
        }
      }
      lineStart = lineEnd + 1
    }
    return nil
  }
}
