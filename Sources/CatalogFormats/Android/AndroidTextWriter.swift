internal import CatalogModel
internal import SourceText

/// Spells whole texts as the content of an element.
struct AndroidTextWriter {
  struct Refusal: Error {
    let reason: DiagnosticMessage
  }

  private struct Placeholder {
    let range: Range<Int>
    let attributes: [Field]
  }

  private let text: [UInt8]
  private let isCharacterData: Bool
  private let isReference: Bool
  private let tags: [Bool]
  private let placeholders: [Placeholder]
  private var output: [UInt8] = []

  /// Returns what stands between the tags of an element.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - fields: What the file tells beside it.
  /// - Throws: `Refusal` where Android would read another text.
  static func spelling(of text: String, _ fields: [Field]) throws(Refusal) -> [UInt8] {
    if fields.isEmpty, isPlain(text) { return Array(text.utf8) }
    var writer = try AndroidTextWriter(text, fields)
    writer.write()
    let content = writer.output
    let again = AndroidText(content: SourceRange(0, content.count), of: content)
    guard again.bytes == writer.text, AndroidTextFields.fields(of: again) == fields else {
      throw Refusal(
        reason: "the text does not fit what its fields tell of its tags, references or xliff:g")
    }
    return content
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == 0x2E || $0 == 0x2C
    }
  }

  private init(_ text: String, _ fields: [Field]) throws(Refusal) {
    self.text = Array(text.utf8)
    isReference = fields[AndroidFormat.referenceField] == .bool(true)
    isCharacterData = fields[AndroidFormat.characterDataField] == .bool(true)
    let ownTags = AndroidMarkup.tags(in: self.text)
    switch fields[AndroidFormat.escapedTagsField] {
    case _ where isCharacterData: tags = ownTags.map { _ in false }
    case .bool(let isEscaped)?: tags = ownTags.map { _ in !isEscaped }
    case .array(let numbers)?:
      tags = ownTags.indices.map { !numbers.contains(.number("\($0)")) }
    default: tags = ownTags
    }
    placeholders = try AndroidTextWriter.placeholders(in: self.text, fields)
  }

  private static func placeholders(
    in text: [UInt8], _ fields: [Field]
  ) throws(Refusal) -> [Placeholder] {
    guard case .array(let values)? = fields[AndroidFormat.placeholdersField] else {
      return []
    }
    var cursor = 0
    var placeholders: [Placeholder] = []
    for value in values {
      guard case .object(let members) = value, let content = members.string("text") else {
        continue
      }
      var skip = 0
      if case .number(let digits)? = members["skip"] { skip = Int(digits) ?? 0 }
      let part = Array(content.utf8)
      var place = AndroidTextFields.offset(of: part, in: text, from: cursor)
      while skip > 0, let found = place {
        place = AndroidTextFields.offset(of: part, in: text, from: found + 1)
        skip -= 1
      }
      guard let start = place else {
        throw Refusal(reason: "“\(content)”, which xliff:g marks, is not in the text any more")
      }
      cursor = start + part.count
      placeholders.append(
        Placeholder(
          range: start..<cursor,
          attributes: members.filter { $0.name != "text" && $0.name != "skip" }))
    }
    return placeholders
  }

  private mutating func write() {
    if isCharacterData { output += Array("<![CDATA[".utf8) }
    let isQuoted = needsQuotes
    if isQuoted { output.append(UInt8(ascii: "\"")) }
    var offset = 0
    var tag = 0
    var next = 0
    var open: Int?
    while true {
      if let end = open, end == offset {
        output += Array("</xliff:g>".utf8)
        open = nil
      }
      if open == nil, next < placeholders.count, placeholders[next].range.lowerBound == offset {
        appendStart(of: placeholders[next])
        open = placeholders[next].range.upperBound
        next += 1
        continue
      }
      guard offset < text.count else { break }
      if text[offset] == UInt8(ascii: "<") {
        let isTag = tag < tags.count && tags[tag]
        if isTag, let end = AndroidTag(at: offset, in: text)?.end {
          tag += text[offset..<end].lazy.filter { $0 == UInt8(ascii: "<") }.count
          output += text[offset..<end]
          offset = end
          continue
        }
        tag += 1
      }
      offset = appendCharacter(at: offset)
    }
    if isQuoted { output.append(UInt8(ascii: "\"")) }
    if isCharacterData { output += Array("]]>".utf8) }
  }

  private mutating func appendCharacter(at offset: Int) -> Int {
    let byte = text[offset]
    let count = DecodedText.characterByteCount(byte)
    let end = min(offset + count, text.count)
    if isCharacterData,
      byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
    {
      output.append(byte)
    } else if offset == 0, !isReference, byte == UInt8(ascii: "@") || byte == UInt8(ascii: "?") {
      output += [UInt8(ascii: "\\"), byte]
    } else if let scalar = String(decoding: text[offset..<end], as: UTF8.self).unicodeScalars.first
    {
      AndroidSpelling.append(scalar, to: &output)
    }
    return end
  }

  private mutating func appendStart(of placeholder: Placeholder) {
    output += Array("<xliff:g".utf8)
    for field in placeholder.attributes {
      guard case .string(let value) = field.value else { continue }
      output += Array(" \(field.name)=\"".utf8)
      output += AndroidTextWriter.attributeSpelling(of: value)
      output.append(UInt8(ascii: "\""))
    }
    output.append(UInt8(ascii: ">"))
  }

  /// Whether there is white space that would be taken away outside of quotation marks.
  private var needsQuotes: Bool {
    let space = UInt8(ascii: " ")
    return text.first == space || text.last == space
      || zip(text, text.dropFirst()).contains { $0 == space && $1 == space }
  }

  /// Spells the value of an attribute between quotation marks.
  static func attributeSpelling(of value: String) -> [UInt8] {
    value.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "&"): Array("&amp;".utf8)
      case UInt8(ascii: "<"): Array("&lt;".utf8)
      case UInt8(ascii: "\""): Array("&quot;".utf8)
      case 0x09, 0x0A, 0x0D: Array("&#\(byte);".utf8)
      default: [byte]
      }
    }
  }
}
