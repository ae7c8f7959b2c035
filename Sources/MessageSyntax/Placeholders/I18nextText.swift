/// A text read as i18next reads it: interpolation `{{name}}` and nesting `$t(key)`, with the default options.
///
/// Reading never fails: what is no placeholder is a problem, with its place. All offsets count UTF-8 bytes.
public struct I18nextText: Hashable, Sendable {
  /// A value that is put into the text: `{{count}}`, `{{- html}}`, `{{price, currency(USD)}}`.
  public struct Placeholder: Hashable, Sendable {
    /// The offsets of the placeholder in its text, braces included.
    public let range: Range<Int>
    /// The name of the value, with dots where it leads into an object.
    public let name: String
    /// The offsets of the name.
    public let nameRange: Range<Int>
    /// The formats in their order, with their options: `number(minimumFractionDigits: 2)`.
    public let formats: [String]
    /// Whether characters of HTML in the value are escaped; `{{-` says no.
    public let isEscaped: Bool
  }

  /// Another text that is put into this one: `$t(key)`, `$t(key, {"count": {{count}}})`.
  public struct Nesting: Hashable, Sendable {
    /// The offsets of the whole, parentheses included.
    public let range: Range<Int>
    /// The key of the other text, with its namespace and context.
    public let key: String
    /// The offsets of the key.
    public let keyRange: Range<Int>
    /// What is passed on to the other text, as it is written: an object of JSON; `nil` where there is nothing.
    public let options: String?
  }

  /// Something in a text that is no valid placeholder.
  public struct Problem: Hashable, Sendable {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
      /// `{{` without `}}` on the same line: it is shown as it is.
      case unclosedPlaceholder
      /// `}}` without `{{`: it is shown as it is.
      case unopenedPlaceholder
      /// A placeholder without a name.
      case missingName
      /// A brace in a name, as in `{{{name}}}`.
      case braceInName
      /// A comma without a format behind it.
      case missingFormat
      /// `$t(` without its `)`.
      case unclosedNesting
      /// `$t()` without a key.
      case missingKey
    }

    /// The offsets of the faulty part in its text.
    public let range: Range<Int>
    /// What is wrong.
    public let kind: Kind
  }

  /// The values in the order of the text, also those in the options of a nesting.
  public private(set) var placeholders: [Placeholder] = []
  /// The other texts in the order of the text; those in the options of another one are left out.
  public private(set) var nestings: [Nesting] = []
  /// What is wrong, in the order of the text.
  public private(set) var problems: [Problem] = []

  /// Reads a text.
  ///
  /// Takes time linear in its length.
  public init(parsing text: String) {
    guard
      text.utf8.contains(where: {
        $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "$")
      })
    else { return }
    var reader = I18nextReader(text)
    reader.read()
    placeholders = reader.placeholders
    nestings = reader.nestings
    problems = reader.problems.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// Finds the placeholders of a text from its beginning to its end.
private struct I18nextReader {
  private let bytes: [UInt8]
  private(set) var placeholders: [I18nextText.Placeholder] = []
  private(set) var nestings: [I18nextText.Nesting] = []
  private(set) var problems: [I18nextText.Problem] = []
  private var offset = 0
  /// Where the nesting ends that the reader is in; `}}` may close objects of JSON there.
  private var nestingEnd = 0
  /// How many single braces are open: two of them may end together, in texts of MessageFormat.
  private var openBraces = 0
  /// Whether a nesting has no end, so that none behind it has one.
  private var hasUnclosedNesting = false

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func read() {
    while offset < bytes.count {
      if has("{{", at: offset) {
        readPlaceholder()
      } else if has("}}", at: offset), offset >= nestingEnd, openBraces < 2 {
        report(.unopenedPlaceholder, offset..<offset + 2)
        offset += 2
      } else if has("$t(", at: offset), offset >= nestingEnd {
        readNesting()
      } else {
        count(bytes[offset])
        offset += 1
      }
    }
  }

  private mutating func count(_ byte: UInt8) {
    guard offset >= nestingEnd else { return }
    if byte == UInt8(ascii: "{") { openBraces += 1 }
    if byte == UInt8(ascii: "}"), openBraces > 0 { openBraces -= 1 }
  }

  private mutating func readPlaceholder() {
    let start = offset
    guard let close = end(of: start) else {
      report(.unclosedPlaceholder, start..<start + 2)
      offset += 2
      return
    }
    offset = close + 2
    var nameStart = start + 2
    let isEscaped = bytes[nameStart] != UInt8(ascii: "-")
    if !isEscaped { nameStart += 1 }
    let parts = split(min(nameStart, close)..<close)
    guard let first = parts.first.map(trimmed), !first.isEmpty else {
      return report(.missingName, start..<offset)
    }
    if bytes[first].contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
      return report(.braceInName, start..<offset)
    }
    let formats = parts.dropFirst().map(trimmed)
    if formats.contains(where: \.isEmpty) { report(.missingFormat, start..<offset) }
    placeholders.append(
      I18nextText.Placeholder(
        range: start..<offset, name: string(first), nameRange: first,
        formats: formats.filter { !$0.isEmpty }.map(string), isEscaped: isEscaped))
  }

  /// Where the braces stand that close those at an offset; they must be on the same line.
  private func end(of start: Int) -> Int? {
    var end = start + 2
    while end < bytes.count, bytes[end] != 0x0A {
      if has("}}", at: end) { return end }
      if has("{{", at: end), end > start + 2 { return nil }
      end += 1
    }
    return nil
  }

  /// Splits at the commas that are in no parentheses.
  private func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for index in range {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth <= 0:
        parts.append(start..<index)
        start = index + 1
      default: break
      }
    }
    return parts + [start..<range.upperBound]
  }

  private mutating func readNesting() {
    let start = offset
    offset += 3
    guard !hasUnclosedNesting, let close = closingParenthesis(from: offset) else {
      hasUnclosedNesting = true
      return report(.unclosedNesting, start..<offset)
    }
    nestingEnd = close + 1
    let comma = bytes[offset..<close].firstIndex(of: UInt8(ascii: ","))
    let key = trimmed(offset..<(comma ?? close))
    guard !key.isEmpty else { return report(.missingKey, start..<close + 1) }
    let options = comma.map { trimmed($0 + 1..<close) }
    nestings.append(
      I18nextText.Nesting(
        range: start..<close + 1, key: string(key), keyRange: key,
        options: options.flatMap { $0.isEmpty ? nil : string($0) }))
  }

  /// The parenthesis that closes one before an offset; others in pairs and those in quotation marks do not.
  private func closingParenthesis(from start: Int) -> Int? {
    var depth = 0
    var mark: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = mark {
        if byte == open { mark = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): mark = byte
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { return index }
        depth -= 1
      default: break
      }
    }
    return nil
  }

  private func has(_ mark: StaticString, at offset: Int) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    for index in 0..<count where unsafe bytes[offset + index] != mark.utf8Start[index] {
      return false
    }
    return true
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(bytes[start]) { start += 1 }
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func report(_ kind: I18nextText.Problem.Kind, _ range: Range<Int>) {
    problems.append(I18nextText.Problem(range: range, kind: kind))
  }
}
