internal import SourceText

extension PlaceholderText {
  /// Reads the conversions of Python's `%` operator: `%s`, `%(name)d`, `%5.2f`, with `%%` for a percent sign.
  ///
  /// The type is `d` for whole numbers, `f` for others, `c` for characters and `s` for what any value fits;
  /// `msgfmt -c` tells them apart, too. Takes time linear in the length of the text.
  ///
  /// - Parameter text: Any text.
  public init(python text: String) {
    self.init()
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    var text = text
    self = text.withUTF8 { bytes in
      var reader = PythonReader()
      reader.read(unsafe Span(_unsafeElements: bytes))
      return reader.result
    }
  }
}

/// Reads the conversions of one text.
private struct PythonReader {
  private(set) var result = PlaceholderText()
  private var offset = 0
  private var nextNumber = 0
  private var firstIsNamed: Bool?

  mutating func read(_ bytes: Span<UInt8>) {
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "%") { readConversion(bytes) } else { offset += 1 }
    }
  }

  private mutating func readConversion(_ bytes: Span<UInt8>) {
    let start = offset
    offset += 1
    guard let name = readName(bytes, start) else { return }
    let starStart = nextNumber
    while offset < bytes.count, bytes[offset].isModifier {
      if bytes[offset] == UInt8(ascii: "*") { nextNumber += 1 }
      offset += 1
    }
    guard offset < bytes.count else {
      return fault(
        start..<offset,
        "the percent sign begins a conversion that has no letter; write “%%” for a percent sign")
    }
    let conversion = bytes[offset]
    offset += 1
    if conversion == UInt8(ascii: "%") {
      if offset == start + 2 {
        result.escapes.append(PlaceholderText.Escape(range: start..<offset, text: "%"))
      }
      return
    }
    guard let type = Self.type(of: conversion) else {
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      let spelling = String(decoding: (start..<offset).map { bytes[$0] }, as: UTF8.self)
      return fault(
        start..<offset, "“\(spelling)” is no conversion of Python; write “%%” for a percent sign")
    }
    add(start..<offset, name: name.isEmpty ? nil : name, type: type, stars: starStart..<nextNumber)
  }

  /// Reads a name in parentheses, empty where there is none; `nil` where it is not closed.
  private mutating func readName(_ bytes: Span<UInt8>, _ start: Int) -> String? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "(") else { return "" }
    var depth = 0
    for end in offset..<bytes.count {
      if bytes[end] == UInt8(ascii: "(") { depth += 1 }
      if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
      guard depth == 0 else { continue }
      let name = String(decoding: (offset + 1..<end).map { bytes[$0] }, as: UTF8.self)
      offset = end + 1
      return name
    }
    fault(
      start..<offset + 1, "the name behind “%(” is not closed; add “)” and a letter such as “s”")
    // What is the name cannot be told from what stands behind it, so the rest is not read.
    offset = bytes.count
    return nil
  }

  private mutating func add(
    _ range: Range<Int>, name: String?, type: String, stars: Range<Int>
  ) {
    if let firstIsNamed, firstIsNamed != (name != nil) {
      return fault(
        range,
        "the text has conversions with names and conversions without; give all of them a name, or none"
      )
    }
    firstIsNamed = name != nil
    for star in stars {
      result.placeholders.append(
        PlaceholderText.Placeholder(name: String(star), type: "d", range: range))
    }
    result.placeholders.append(
      PlaceholderText.Placeholder(
        name: name ?? String(nextNumber), type: type, range: range))
    if name == nil { nextNumber += 1 }
  }

  private mutating func fault(_ range: Range<Int>, _ message: DiagnosticMessage) {
    result.faults.append(PlaceholderText.Fault(range: range, message: message))
  }

  private static func type(of conversion: UInt8) -> String? {
    switch conversion {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "o"),
      UInt8(ascii: "x"), UInt8(ascii: "X"):
      "d"
    case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "f"), UInt8(ascii: "F"),
      UInt8(ascii: "g"), UInt8(ascii: "G"):
      "f"
    case UInt8(ascii: "c"): "c"
    case UInt8(ascii: "s"), UInt8(ascii: "r"), UInt8(ascii: "a"): "s"
    default: nil
    }
  }
}

extension UInt8 {
  /// Whether the byte is a flag, a digit of a width or a precision, or a length.
  fileprivate var isModifier: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"), UInt8(ascii: "-"),
      UInt8(ascii: " "), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "*"),
      UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "L"):
      true
    default: false
    }
  }
}
