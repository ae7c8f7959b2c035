internal import CatalogModel
internal import SourceText
internal import StructuredText

// Texts of resources and items.
extension AndroidDecoder {
  /// Reads the content of an element.
  ///
  /// - Parameters:
  ///   - content: The bytes between its tags, in the decoded text.
  ///   - key: The key of its entry.
  ///   - variation: The form of the text, as in `plural.one`.
  ///   - isFormat: Whether aapt2 takes the text for a format of Java.
  mutating func decodeText(
    _ content: SourceRange, key: String, variation: String?, isFormat: Bool
  ) -> StringUnit {
    let bytes = xml.bytes
    if let hasPercent = AndroidDecoder.plainContent(content, of: bytes) {
      if isFormat, hasPercent { checkFormat(bytes[content.start..<content.end], content, key) }
      return StringUnit(value: string(content), valueRange: range(content))
    }
    let text = AndroidText(content: content, of: bytes)
    for fault in text.faults { report(fault, key: key, variation: variation) }
    if !text.placeholders.isEmpty, !knowsPrefix {
      knowsPrefix = true
      report(
        """
        the prefix of xliff:g is not declared, which Android’s build refuses; write \
        xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" into the tag of <resources>
        """, at: content, key: key, variation: variation)
    }
    if isFormat, !text.hasElements { checkFormat(text.bytes[...], content, key) }
    return StringUnit(
      value: String(decoding: text.bytes, as: UTF8.self), valueRange: range(content),
      otherFields: AndroidTextFields.fields(of: text))
  }

  /// Whether a text that stands in the file as it is has a percent sign; `nil` where it has to be decoded.
  private static func plainContent(_ content: SourceRange, of bytes: [UInt8]) -> Bool? {
    var hasPercent = false
    var previous = UInt8(ascii: " ")
    for offset in content.start..<content.end {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: " "): if previous == byte { return nil }
      case ..<0x20, UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "\""),
        UInt8(ascii: "'"):
        return nil
      case UInt8(ascii: "%"): hasPercent = true
      case UInt8(ascii: "@"), UInt8(ascii: "?"): if offset == content.start { return nil }
      default: break
      }
      previous = byte
    }
    return previous == UInt8(ascii: " ") && !content.isEmpty ? nil : hasPercent
  }

  private mutating func checkFormat(
    _ text: ArraySlice<UInt8>, _ content: SourceRange, _ key: String
  ) {
    guard !JavaFormatCheck.accepts(text) else { return }
    report(
      """
      several placeholders without numbers, which Android’s build refuses, because a translation \
      may need another order; number them, as in %1$s, or write formatted="false" into the tag
      """, at: content, key: key)
  }

  private mutating func report(_ fault: AndroidText.Fault, key: String, variation: String?) {
    var fixIts: [FixIt] = []
    func insertBackslash(_ message: DiagnosticMessage) -> [FixIt] {
      let isBare = xml.bytes[fault.range.start] != UInt8(ascii: "&")
      guard isBare, xml.bytes.count == text(fault.range) else { return [] }
      let place = SourceRange(fault.range.start, fault.range.start)
      return [FixIt(message: message, edits: [TextEdit(range: place, replacement: "\\")])]
    }
    let message: DiagnosticMessage
    var severity = Severity.error
    switch fault.kind {
    case .apostrophe:
      message = "an apostrophe without a backslash, which Android’s build refuses; write \\'"
      fixIts = insertBackslash("write a backslash before the apostrophe")
    case .unicodeEscape: message = "\\u needs four hexadecimal digits, as in \\u00A0"
    case .loneSurrogate:
      message = "one half of a surrogate pair; write the whole character instead of the escape"
    case .unpairedQuote:
      severity = .warning
      message = """
        a quotation mark without a second one, which Android drops; write \\" where it is to be \
        shown
        """
    case .nestedPlaceholder:
      message =
        "xliff:g inside of another one, which Android’s build refuses; remove one of the two"
    case .questionMark:
      message = """
        a question mark at the beginning makes Android look for a style attribute; write \\?
        """
      fixIts = insertBackslash("write a backslash before the question mark")
    }
    report(
      message, at: fault.range, severity: severity, key: key, variation: variation, fixIts: fixIts)
  }

  /// The number of bytes of the file where its ranges are those of the decoded text, else another number.
  private func text(_ range: SourceRange) -> Int {
    self.range(range) == range ? xml.bytes.count : -1
  }
}

/// The check of formats that aapt2 makes (`VerifyJavaStringFormat`).
enum JavaFormatCheck {
  /// Returns whether a text has at most one argument, or numbers at all of them.
  ///
  /// A conversion that only formats of times have ends the check, as in aapt2.
  static func accepts(_ text: ArraySlice<UInt8>) -> Bool {
    var argumentCount = 0
    var isUnnumbered = false
    var offset = text.startIndex
    func byte() -> UInt8 { offset < text.endIndex ? text[offset] : 0 }
    while let percent = text[offset...].firstIndex(of: UInt8(ascii: "%")) {
      offset = percent + 1
      guard offset < text.endIndex else { break }
      if byte() == UInt8(ascii: "%") || byte() == UInt8(ascii: "n") {
        offset += 1
        continue
      }
      argumentCount += 1
      let digitsStart = offset
      while isDigit(byte()) { offset += 1 }
      if offset > digitsStart {
        if offset < text.endIndex, byte() != UInt8(ascii: "$") { isUnnumbered = true }
      } else if byte() == UInt8(ascii: "<") {
        isUnnumbered = true
        offset += 1
        if byte() == UInt8(ascii: "$") { offset += 1 }
      } else {
        isUnnumbered = true
      }
      while isDigit(byte()) || "-#+ ,(".utf8.contains(byte()) { offset += 1 }
      if "DFKMWZkmwyz".utf8.contains(byte()) { return true }
      if offset < text.endIndex { offset += 1 }
    }
    return argumentCount < 2 || !isUnnumbered
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
