internal import CExpat
internal import SourceText

/// Asks expat whether a text is XML; the only place that knows it.
@safe final class ExpatParser {
  private var failure: XMLSyntaxError?
  private let parser: XML_Parser
  private let source: XMLSource

  /// Reads a text to its end.
  ///
  /// - Parameter source: The text.
  /// - Throws: `XMLSyntaxError` for the first place that is no XML.
  static func check(_ source: XMLSource) throws(XMLSyntaxError) {
    // A text that is decoded already names an encoding that it has no more.
    guard let parser = unsafe XML_ParserCreate(source.isDecoded ? "UTF-8" : nil) else {
      throw XMLSyntaxError(range: SourceRange(0, 0), kind: .other("out of memory"))
    }
    defer { unsafe XML_ParserFree(parser) }
    let run = unsafe ExpatParser(parser, source)
    try run.run()
  }

  private init(_ parser: XML_Parser, _ source: XMLSource) {
    unsafe self.parser = unsafe parser
    self.source = source
  }

  private func run() throws(XMLSyntaxError) {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetEntityDeclHandler(parser) { data, name, _, _, _, _, _, _, _ in
      unsafe ExpatParser.of(data)?.stop(.entityDeclaration(string(name)))
    }
    unsafe XML_SetSkippedEntityHandler(parser) { data, name, _ in
      unsafe ExpatParser.of(data)?.stop(.undefinedEntity(string(name)))
    }
    let status = unsafe source.bytes.withUnsafeBytes { buffer in
      unsafe XML_Parse(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
    }
    if let failure { throw failure }
    if status != XML_STATUS_OK { throw error(unsafe XML_GetErrorCode(parser)) }
  }

  private func stop(_ kind: XMLSyntaxError.Kind) {
    guard failure == nil else { return }
    let bytes = source.bytes
    let start = min(max(unsafe XML_GetCurrentByteIndex(parser), 0), bytes.count)
    let end = min(start + Int(unsafe XML_GetCurrentByteCount(parser)), bytes.count)
    failure = XMLSyntaxError(range: source.range(start, end), kind: kind)
    _ = unsafe XML_StopParser(parser, 0)
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> ExpatParser? {
    guard let data = unsafe data else { return nil }
    return unsafe Unmanaged<ExpatParser>.fromOpaque(data).takeUnretainedValue()
  }
}

// What expat refuses.
extension ExpatParser {
  private func error(_ code: XML_Error) -> XMLSyntaxError {
    let bytes = source.bytes
    var start = min(max(unsafe XML_GetCurrentByteIndex(parser), 0), bytes.count)
    // Expat names what follows an ampersand that begins no reference.
    if code == XML_ERROR_INVALID_TOKEN, start > 0, bytes[start - 1] == UInt8(ascii: "&") {
      start -= 1
    }
    let kind = kind(of: code, at: start)
    let end = end(of: kind, at: start)
    return XMLSyntaxError(range: source.range(start, min(end, bytes.count)), kind: kind)
  }

  private func end(of kind: XMLSyntaxError.Kind, at start: Int) -> Int {
    let bytes = source.bytes
    guard start < bytes.count else { return start }
    switch kind {
    case .empty, .unexpectedEnd: return start
    case .mismatchedTag: return bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? start
    default: return start + DecodedText.characterByteCount(bytes[start])
    }
  }

  private func kind(of code: XML_Error, at start: Int) -> XMLSyntaxError.Kind {
    switch code {
    case XML_ERROR_NO_ELEMENTS:
      return openElement(at: start).map { .unexpectedEnd(element: $0) } ?? .empty
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR: return .unexpectedEnd(element: nil)
    case XML_ERROR_TAG_MISMATCH: return .mismatchedTag(expected: openElement(at: start) ?? "")
    case XML_ERROR_INVALID_TOKEN, XML_ERROR_SYNTAX: return invalidToken(at: start)
    case XML_ERROR_BAD_CHAR_REF: return .invalidReference
    case XML_ERROR_UNDEFINED_ENTITY: return .undefinedEntity(entityName(at: start))
    case XML_ERROR_DUPLICATE_ATTRIBUTE: return .duplicateAttribute
    case XML_ERROR_UNCLOSED_CDATA_SECTION: return .unclosedCharacterData
    case XML_ERROR_MISPLACED_XML_PI: return .misplacedDeclaration
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: return .contentAfterEnd
    case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING: return .wrongEncoding
    default: return .other(unsafe string(XML_ErrorString(code)))
    }
  }

  private func invalidToken(at start: Int) -> XMLSyntaxError.Kind {
    let bytes = source.bytes
    guard start < bytes.count else { return .invalidToken }
    if bytes[start] == 0 { return .nulByte }
    if bytes[start] >= 0x80, (try? DecodedText(bytes, as: .utf8)) == nil { return .invalidEncoding }
    return bytes[start] == UInt8(ascii: "&") ? .invalidReference : .invalidToken
  }

  /// The element that is open at a place, up to which the text is XML.
  private func openElement(at offset: Int) -> String? {
    XMLTreeBuilder(source.bytes, upTo: offset).openElement
  }

  private func entityName(at start: Int) -> String {
    let bytes = source.bytes
    let rest = bytes[min(start + 1, bytes.count)...].prefix(64)
    return String(decoding: rest.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
  }
}

private func string(_ characters: UnsafePointer<XML_Char>?) -> String {
  guard let characters = unsafe characters else { return "" }
  return unsafe String(cString: characters)
}
