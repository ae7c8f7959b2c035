internal import CatalogModel
internal import SourceText
internal import StructuredText

/// How a property list writes texts.
struct PropertyListSourceEscapes: SourceEscapes {
  let syntax: PropertyListDocument.Syntax

  func sourceOffset(ofDecoded offset: Int, in range: SourceRange, of bytes: [UInt8]) -> Int {
    PropertyListDocument.sourceOffset(ofDecoded: offset, in: range, of: bytes, syntax)
  }

  /// Spells a text in quotation marks, or in an element without CDATA; no other text is changed.
  func spelling(of text: String, in range: SourceRange, of bytes: [UInt8]) -> String? {
    let whole = bytes[range.start..<range.end]
    guard TextEncoding(of: bytes) == .utf8, !text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A })
    else { return nil }
    switch syntax {
    case .binary: return nil
    case .xml:
      return whole.contains(UInt8(ascii: "<")) ? nil : escaped(text) { xmlEscape(of: $0) }
    case .openStep:
      let mark = UInt8(ascii: "\"")
      guard range.start > 0, bytes[range.start - 1] == mark else { return nil }
      return escaped(text) { openStepEscape(of: $0) }
    }
  }

  private func escaped(_ text: String, _ escape: (UInt8) -> String?) -> String {
    let spelling = text.utf8.flatMap { byte in escape(byte).map { Array($0.utf8) } ?? [byte] }
    return String(decoding: spelling, as: UTF8.self)
  }

  private func xmlEscape(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    default: nil
    }
  }

  private func openStepEscape(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case 0x0A: "\\n"
    default: nil
    }
  }
}
