internal import CYAML
internal import SourceText

/// Asks libyaml what stands in a text.
@safe final class LibYAMLParser {
  private let text: DecodedText
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private var places: CharacterPlaces
  private var isAtEnd = false

  /// Begins at the start of a text.
  ///
  /// - Throws: `YAMLSyntaxError` where there is no memory.
  init(_ text: DecodedText) throws(YAMLSyntaxError) {
    self.text = text
    let bytes = text.bytes[text.start...]
    places = CharacterPlaces(text.bytes, from: text.start)
    unsafe parser = .allocate(capacity: 1)
    unsafe input = .allocate(capacity: max(bytes.count, 1))
    _ = unsafe input.update(fromContentsOf: bytes)
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe parser.initialize(to: yaml_parser_t())
      throw YAMLSyntaxError(range: SourceRange(0, 0), kind: .other("out of memory"))
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// Returns the next event, or `nil` behind the last one.
  ///
  /// - Throws: `YAMLSyntaxError` for the first place that is no YAML.
  func next() throws(YAMLSyntaxError) -> YAMLEvent? {
    guard !isAtEnd else { return nil }
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw error() }
    defer { unsafe yaml_event_delete(&event) }
    let start = places.offset(of: unsafe event.start_mark.index)
    let end = places.offset(of: unsafe event.end_mark.index)
    let range = text.sourceRange(min(start, end), max(start, end))
    switch unsafe event.type {
    case YAML_STREAM_END_EVENT:
      isAtEnd = true
      return nil
    case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, range: range)
    case YAML_DOCUMENT_END_EVENT: return YAMLEvent(kind: .documentEnd, range: range)
    case YAML_ALIAS_EVENT:
      return YAMLEvent(kind: .alias(unsafe string(event.data.alias.anchor) ?? ""), range: range)
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let value = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return YAMLEvent(
        kind: .scalar(
          unsafe String(decoding: value, as: UTF8.self), LibYAMLParser.style(unsafe scalar.style)),
        range: range, anchor: unsafe string(scalar.anchor), tag: unsafe string(scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      let sequence = unsafe event.data.sequence_start
      return YAMLEvent(
        kind: .sequenceStart, range: range, anchor: unsafe string(sequence.anchor),
        tag: unsafe string(sequence.tag))
    case YAML_MAPPING_START_EVENT:
      let mapping = unsafe event.data.mapping_start
      return YAMLEvent(
        kind: .mappingStart, range: range, anchor: unsafe string(mapping.anchor),
        tag: unsafe string(mapping.tag))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      return YAMLEvent(kind: .end, range: range)
    default: return YAMLEvent(kind: .other, range: range)
    }
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLNode.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }
}

// What libyaml refuses.
extension LibYAMLParser {
  private func error() -> YAMLSyntaxError {
    isAtEnd = true
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? ""
    let context = unsafe parser.pointee.context.map { unsafe String(cString: $0) } ?? ""
    if unsafe parser.pointee.error == YAML_READER_ERROR {
      let offset = min(text.start + (unsafe parser.pointee.problem_offset), text.bytes.count)
      let isControl = problem.contains("control")
      return YAMLSyntaxError(
        range: place(offset), kind: isControl ? .controlCharacter : .invalidEncoding)
    }
    let offset = places.offset(of: unsafe parser.pointee.problem_mark.index)
    let begin = places.offset(of: unsafe parser.pointee.context_mark.index)
    let kind = kind(problem, context, at: offset)
    return YAMLSyntaxError(range: place(kind == .unclosed ? begin : offset), kind: kind)
  }

  private func kind(
    _ problem: String, _ context: String, at offset: Int
  ) -> YAMLSyntaxError.Kind {
    let byte = offset < text.bytes.count ? text.bytes[offset] : 0x0A
    if byte == 0x09 || problem.contains("tab character") { return .tab }
    switch problem {
    case "found unexpected end of stream", "found unexpected document indicator",
      "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      return .unclosed
    case "mapping values are not allowed in this context": return .colonInText
    case "could not find expected ':'": return .missingColon
    case "found unknown escape character": return .unknownEscape
    case "found character that cannot start any token":
      return .reservedCharacter(String(Unicode.Scalar(byte)))
    case "did not find expected key", "did not find expected '-' indicator",
      "block sequence entries are not allowed in this context",
      "did not find expected <document start>":
      return .indentation
    default: return .other(context.isEmpty ? problem : context + ", " + problem)
    }
  }

  private func place(_ offset: Int) -> SourceRange {
    let bytes = text.bytes
    guard offset < bytes.count, bytes[offset] != 0x0A else {
      return text.sourceRange(offset, offset)
    }
    let end = min(offset + DecodedText.characterByteCount(bytes[offset]), bytes.count)
    return text.sourceRange(offset, end)
  }
}

private func string(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
  guard let characters = unsafe characters else { return nil }
  return unsafe String(cString: UnsafePointer(characters))
}

/// Where characters stand that are known by their number: libyaml counts these.
struct CharacterPlaces {
  private static let distance = 64

  private let bytes: [UInt8]
  /// The offsets of every 64th character; empty where each character is one byte.
  private var checkpoints: [Int] = []
  private let start: Int

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = start
    guard bytes[start...].contains(where: { $0 >= 0x80 }) else { return }
    var count = 0
    for offset in start..<bytes.count where bytes[offset] & 0xC0 != 0x80 {
      if count % CharacterPlaces.distance == 0 { checkpoints.append(offset) }
      count += 1
    }
  }

  /// Returns the offset of a character.
  func offset(of character: Int) -> Int {
    guard !checkpoints.isEmpty else { return min(start + character, bytes.count) }
    let index = character / CharacterPlaces.distance
    guard index < checkpoints.count else { return bytes.count }
    var offset = checkpoints[index]
    var rest = character % CharacterPlaces.distance
    while rest > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      rest -= 1
    }
    return offset
  }
}
