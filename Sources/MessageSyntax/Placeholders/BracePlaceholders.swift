internal import SourceText

extension PlaceholderText {
  /// Reads replacement fields in braces: `{}`, `{0}`, `{name}`, `{user.name[0]!r:>10}`, with `{{` and `}}` for braces
  /// (Python's `str.format`, C#'s and C++'s composite formats).
  ///
  /// A field is known by its argument, up to `.`, `[`, `!`, `:` or `,`; one without a name has the number of its place.
  /// Takes time linear in the length of the text.
  ///
  /// - Parameter text: Any text.
  public init(braces text: String) {
    self.init()
    var text = text
    self = text.withUTF8 { bytes in
      var reader = BraceReader()
      reader.read(unsafe Span(_unsafeElements: bytes))
      return reader.result
    }
  }
}

/// Reads the fields of one text.
private struct BraceReader {
  private(set) var result = PlaceholderText()
  private var offset = 0
  private var nextNumber = 0
  private var firstNumbered: Bool?

  mutating func read(_ bytes: Span<UInt8>) {
    while offset < bytes.count {
      let byte = bytes[offset]
      let isDouble = offset + 1 < bytes.count && bytes[offset + 1] == byte
      switch byte {
      case UInt8(ascii: "{") where isDouble, UInt8(ascii: "}") where isDouble:
        result.escapes.append(
          PlaceholderText.Escape(
            range: offset..<offset + 2, text: byte == UInt8(ascii: "{") ? "{" : "}"))
        offset += 2
      case UInt8(ascii: "{"): readField(bytes)
      case UInt8(ascii: "}"):
        result.faults.append(
          PlaceholderText.Fault(
            range: offset..<offset + 1,
            message: "“}” closes no field here; write “}}” for a brace that is shown"))
        offset += 1
      default: offset += 1
      }
    }
  }

  private mutating func readField(_ bytes: Span<UInt8>) {
    let start = offset
    let nameStart = start + 1
    var nameEnd: Int?
    var depth = 0
    var isInBrackets = false
    offset += 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "]"): isInBrackets = false
      case _ where isInBrackets: break
      case UInt8(ascii: "["):
        isInBrackets = nameEnd == nil || nameEnd == offset
        nameEnd = nameEnd ?? offset
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: ":"), UInt8(ascii: ","):
        nameEnd = nameEnd ?? offset
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        guard depth == 0 else {
          depth -= 1
          break
        }
        addField(bytes, start, nameStart..<(nameEnd ?? offset))
        return
      default: break
      }
      offset += 1
    }
    result.faults.append(
      PlaceholderText.Fault(
        range: start..<start + 1,
        message:
          "“{” opens a field that is not closed; add “}”, or write “{{” for a brace that is shown"))
    // What stands in the field cannot be told from what stands behind it, so the rest is not read.
    offset = bytes.count
  }

  private mutating func addField(_ bytes: Span<UInt8>, _ start: Int, _ nameRange: Range<Int>) {
    offset += 1
    let range = start..<offset
    let name = String(decoding: nameRange.map { bytes[$0] }, as: UTF8.self)
    if let fault = fault(in: name, nameRange, range) {
      result.faults.append(fault)
      return
    }
    let isNumbered = name.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    if isNumbered {
      let isExplicit = !name.isEmpty
      if let firstNumbered, firstNumbered != isExplicit {
        result.faults.append(
          PlaceholderText.Fault(
            range: range,
            message:
              "the text has fields with numbers and fields without; give all of them a number, or none"
          ))
        return
      }
      firstNumbered = isExplicit
    }
    result.placeholders.append(
      PlaceholderText.Placeholder(name: name.isEmpty ? String(nextNumber) : name, range: range))
    if name.isEmpty { nextNumber += 1 }
  }

  private func fault(
    in name: String, _ nameRange: Range<Int>, _ range: Range<Int>
  ) -> PlaceholderText.Fault? {
    let isName = name.unicodeScalars.allSatisfy {
      $0 == "_" || $0 == "-" || !$0.isASCII || $0.properties.isAlphabetic || 0x30...0x39 ~= $0.value
    }
    guard !isName else { return nil }
    return PlaceholderText.Fault(
      range: range,
      message: """
        “\(name)” is no name or number of an argument; write “{{” and “}}” for braces that are shown
        """)
  }
}
