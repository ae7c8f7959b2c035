internal import CExpat
internal import SourceText

/// Runs expat over a text; the only place that knows it.
@safe final class ExpatParser {
  private var tree: XMLTreeBuilder
  private var failure: XMLSyntaxError?
  private let parser: XML_Parser
  private let bytes: [UInt8]

  /// Parses a text.
  ///
  /// - Parameter source: The whole file.
  /// - Throws: `XMLSyntaxError` for the first place that is no XML.
  static func parse(_ source: [UInt8]) throws(XMLSyntaxError) -> XMLTreeBuilder {
    let encoding = TextEncoding(of: source)
    guard encoding != .utf8 else { return try parse(source, decoded: nil) }
    let text: DecodedText
    do { text = try DecodedText(source, as: encoding) } catch {
      throw XMLSyntaxError(range: error.range, kind: .invalidEncoding)
    }
    return try parse(text.bytes, decoded: text)
  }

  private static func parse(
    _ bytes: [UInt8], decoded: DecodedText?
  ) throws(XMLSyntaxError) -> XMLTreeBuilder {
    // A text that is decoded already names an encoding that it has no more.
    guard let parser = unsafe XML_ParserCreate(decoded == nil ? nil : "UTF-8") else {
      throw XMLSyntaxError(range: SourceRange(0, 0), kind: .other("out of memory"))
    }
    defer { unsafe XML_ParserFree(parser) }
    let run = unsafe ExpatParser(parser, bytes, decoded)
    try run.run()
    return run.tree
  }

  private init(_ parser: XML_Parser, _ bytes: [UInt8], _ decoded: DecodedText?) {
    unsafe self.parser = unsafe parser
    self.bytes = bytes
    tree = XMLTreeBuilder(bytes, decoded)
  }

  private func run() throws(XMLSyntaxError) {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    setHandlers()
    let status = unsafe bytes.withUnsafeBytes { buffer in
      unsafe XML_Parse(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
    }
    if let failure { throw failure }
    if status != XML_STATUS_OK { throw error(unsafe XML_GetErrorCode(parser)) }
  }

  /// The bytes of the event that is reported.
  private var place: (start: Int, end: Int) {
    let start = min(max(unsafe XML_GetCurrentByteIndex(parser), 0), bytes.count)
    return (start, min(start + Int(unsafe XML_GetCurrentByteCount(parser)), bytes.count))
  }

  private func stop(_ kind: XMLSyntaxError.Kind) {
    guard failure == nil else { return }
    let place = place
    failure = XMLSyntaxError(range: tree.range(place.start, place.end), kind: kind)
    _ = unsafe XML_StopParser(parser, 0)
  }
}

// What expat calls.
extension ExpatParser {
  private func setHandlers() {
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        unsafe ExpatParser.of(data)?.startElement(string(name), strings(attributes))
      },
      { data, _ in unsafe ExpatParser.of(data)?.endElement() })
    unsafe XML_SetCharacterDataHandler(parser) { data, characters, count in
      unsafe ExpatParser.of(data)?.characters(string(characters, count: Int(count)))
    }
    unsafe XML_SetCdataSectionHandler(
      parser, { unsafe ExpatParser.of($0)?.characters("") },
      { unsafe ExpatParser.of($0)?.characters("") })
    unsafe XML_SetCommentHandler(parser) { data, text in
      unsafe ExpatParser.of(data)?.comment(string(text))
    }
    unsafe XML_SetEntityDeclHandler(parser) { data, name, _, _, _, _, _, _, _ in
      unsafe ExpatParser.of(data)?.stop(.entityDeclaration(string(name)))
    }
    unsafe XML_SetSkippedEntityHandler(parser) { data, name, _ in
      unsafe ExpatParser.of(data)?.stop(.undefinedEntity(string(name)))
    }
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> ExpatParser? {
    guard let data = unsafe data else { return nil }
    return unsafe Unmanaged<ExpatParser>.fromOpaque(data).takeUnretainedValue()
  }

  private func startElement(_ name: String, _ values: [String]) {
    guard failure == nil else { return }
    guard tree.hasRoom else { return stop(.tooDeep(limit: XMLDocument.maximumDepth)) }
    let place = place
    let specified = min(Int(unsafe XML_GetSpecifiedAttributeCount(parser)), values.count)
    if let name = undefinedEntity(inTag: bytes[place.start..<place.end]), specified > 0 {
      return stop(.undefinedEntity(name))
    }
    let attributes = stride(from: 0, to: specified - 1, by: 2).map {
      (name: values[$0], value: values[$0 + 1])
    }
    tree.startElement(name, attributes: attributes, place.start, place.end)
  }

  private func endElement() {
    guard failure == nil else { return }
    let place = place
    tree.endElement(place.start, place.end)
  }

  private func characters(_ characters: String) {
    guard failure == nil else { return }
    let place = place
    tree.characters(characters, place.start, place.end)
  }

  private func comment(_ comment: String) {
    guard failure == nil else { return }
    let place = place
    tree.comment(comment, place.start, place.end)
  }

  /// The entity that expat leaves out of an attribute without a word, as it does where a document type is named
  /// that might define it.
  private func undefinedEntity(inTag tag: ArraySlice<UInt8>) -> String? {
    var rest = tag
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")),
      let end = rest[ampersand...].firstIndex(of: UInt8(ascii: ";"))
    {
      let name = String(decoding: rest[(ampersand + 1)..<end], as: UTF8.self)
      if !name.hasPrefix("#"), !["amp", "lt", "gt", "apos", "quot"].contains(name) { return name }
      rest = rest[(end + 1)...]
    }
    return nil
  }
}

// What expat refuses.
extension ExpatParser {
  private func error(_ code: XML_Error) -> XMLSyntaxError {
    var start = min(max(unsafe XML_GetCurrentByteIndex(parser), 0), bytes.count)
    // Expat names what follows an ampersand that begins no reference.
    if code == XML_ERROR_INVALID_TOKEN, start > 0, bytes[start - 1] == UInt8(ascii: "&") {
      start -= 1
    }
    let kind = kind(of: code, at: start)
    let end = end(of: kind, at: start)
    return XMLSyntaxError(range: tree.range(start, min(end, bytes.count)), kind: kind)
  }

  private func end(of kind: XMLSyntaxError.Kind, at start: Int) -> Int {
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
      return tree.openElement.map { .unexpectedEnd(element: $0) } ?? .empty
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR: return .unexpectedEnd(element: nil)
    case XML_ERROR_TAG_MISMATCH: return .mismatchedTag(expected: tree.openElement ?? "")
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
    guard start < bytes.count else { return .invalidToken }
    if bytes[start] == 0 { return .nulByte }
    if bytes[start] >= 0x80, (try? DecodedText(bytes, as: .utf8)) == nil { return .invalidEncoding }
    return bytes[start] == UInt8(ascii: "&") ? .invalidReference : .invalidToken
  }

  private func entityName(at start: Int) -> String {
    let rest = bytes[min(start + 1, bytes.count)...].prefix(64)
    return String(decoding: rest.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
  }
}

private func string(_ characters: UnsafePointer<XML_Char>?) -> String {
  guard let characters = unsafe characters else { return "" }
  return unsafe String(cString: characters)
}

private func string(_ characters: UnsafePointer<XML_Char>?, count: Int) -> String {
  let bytes = unsafe UnsafeRawBufferPointer(start: characters, count: count)
  return unsafe String(decoding: bytes, as: UTF8.self)
}

/// The names and values of attributes in turn.
private func strings(
  _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
) -> [String] {
  guard let list = unsafe list else { return [] }
  var strings: [String] = []
  while let next = unsafe list[strings.count] { strings.append(unsafe string(next)) }
  return strings
}
