internal import SourceText

extension PlaceholderText {
  /// Reads the inline elements of XLIFF in a text that is XML: `Press <ph id="1"/>`, `<g id="2">bold</g>`.
  ///
  /// An element is known by its name and its `id`. What `ph`, `bpt`, `ept` and `it` of XLIFF 1.2 hold is code of the
  /// format behind, and no text. Annotations (`mrk`) are optional. Takes time linear in the length of the text.
  ///
  /// - Parameter text: Any text.
  init(inlineElements text: String) {
    self.init()
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return
    }
    var reader = InlineElementReader(Array(text.utf8))
    reader.read()
    self = reader.result
  }
}

/// Reads the elements of one text.
private struct InlineElementReader {
  private(set) var result = PlaceholderText()
  private let bytes: [UInt8]
  private var offset = 0
  /// The elements that are open, by their names, with the names of their placeholders.
  private var open: [(element: String, placeholder: String, isOptional: Bool)] = []

  private static let codes: Set = ["ph", "bpt", "ept", "it"]
  private static let annotations: Set = ["mrk", "sm", "em"]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "<"): readTag()
      case UInt8(ascii: "&"): readReference()
      default: offset += 1
      }
    }
    if !open.isEmpty {
      let end = bytes.count
      report("the element is not closed; add its end tag", end..<end)
    }
  }

  private mutating func readTag() {
    let start = offset
    guard let end = tagEnd(from: start) else {
      report("the tag has no `>`; close it, or write `&lt;`", start..<start + 1)
      offset = bytes.count
      return
    }
    offset = end
    if bytes[start + 1] == UInt8(ascii: "/") { return readEndTag(start..<end) }
    let element = name(from: start + 1)
    let isEmpty = bytes[end - 2] == UInt8(ascii: "/")
    let identifier =
      attribute("id", in: start..<end) ?? attribute("startRef", in: start..<end) ?? ""
    let placeholder = identifier.isEmpty ? element : element + " " + identifier
    let isOptional = InlineElementReader.annotations.contains(element)
    if isEmpty {
      add(placeholder, .element, isOptional, start..<end)
    } else if InlineElementReader.codes.contains(element) {
      skipCode(of: element)
      add(placeholder, .element, isOptional, start..<offset)
    } else {
      open.append((element, placeholder, isOptional))
      add(placeholder, .opening, isOptional, start..<end)
    }
  }

  private mutating func readEndTag(_ range: Range<Int>) {
    let element = name(from: range.lowerBound + 2)
    guard let last = open.last, last.element == element else {
      report("the end tag closes nothing that is open; remove it or correct its name", range)
      return
    }
    open.removeLast()
    add(last.placeholder, .closing, last.isOptional, range)
  }

  /// Steps over the content of an element that holds code.
  private mutating func skipCode(of element: String) {
    let end = Array("</\(element)".utf8)
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "<"), bytes[offset...].starts(with: end) {
        offset = tagEnd(from: offset) ?? bytes.count
        return
      }
      offset += 1
    }
  }

  private mutating func readReference() {
    let start = offset
    offset += 1
    guard let end = bytes[offset...].prefix(10).firstIndex(of: UInt8(ascii: ";")) else { return }
    let name = String(decoding: bytes[offset..<end], as: UTF8.self)
    guard let character = InlineElementReader.character(name) else { return }
    offset = end + 1
    result.escapes.append(
      PlaceholderText.Escape(range: start..<offset, text: String(Character(character))))
  }

  private static func character(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHexadecimal = name.hasPrefix("#x")
      return UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
        .flatMap(Unicode.Scalar.init)
    }
  }

  /// The offset behind the `>` of a tag, which may stand in the values of attributes.
  private func tagEnd(from start: Int) -> Int? {
    var quote: UInt8?
    var index = start + 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return nil
  }

  private func name(from start: Int) -> String {
    let name = bytes[start...].prefix {
      $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
    }
    return String(decoding: name, as: UTF8.self)
  }

  private func attribute(_ name: String, in tag: Range<Int>) -> String? {
    let spelling = Array((" " + name + "=").utf8)
    var index = tag.lowerBound
    while index + spelling.count < tag.upperBound {
      if bytes[index] == 0x20, bytes[index...].starts(with: spelling) {
        let quote = index + spelling.count
        let value = bytes[(quote + 1)..<max(quote + 1, tag.upperBound)].prefix {
          $0 != bytes[quote]
        }
        return String(decoding: value, as: UTF8.self)
      }
      index += 1
    }
    return nil
  }

  private mutating func add(
    _ name: String, _ kind: PlaceholderText.Placeholder.Kind, _ isOptional: Bool,
    _ range: Range<Int>
  ) {
    result.placeholders.append(
      PlaceholderText.Placeholder(name: name, kind: kind, isOptional: isOptional, range: range))
  }

  private mutating func report(_ message: DiagnosticMessage, _ range: Range<Int>) {
    result.faults.append(PlaceholderText.Fault(range: range, message: message))
  }
}
