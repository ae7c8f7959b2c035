/// A text read as a printf format of Apple's platforms.
///
/// Reading never fails: what is no placeholder is a problem, with its place.
public struct PrintfText: Hashable, Sendable {
  /// The placeholders in the order of the text.
  public var placeholders: [PrintfPlaceholder]
  /// What is wrong if the text is formatted, in the order of the text.
  public var problems: [PrintfProblem]
  /// The UTF-8 offsets of `%%`, an escaped percent sign.
  public var escapedPercents: [Int]

  /// Creates a text from its parts.
  public init(
    placeholders: [PrintfPlaceholder] = [], problems: [PrintfProblem] = [],
    escapedPercents: [Int] = []
  ) {
    self.placeholders = placeholders
    self.problems = problems
    self.escapedPercents = escapedPercents
  }

  /// Reads a text.
  ///
  /// Takes time linear in the length of the text, and allocates nothing where the text holds no
  /// percent sign.
  ///
  /// - Parameter text: Any text; offsets count its UTF-8 bytes.
  public init(parsing text: String) {
    self = withUTF8(of: text) { bytes in
      var reader = PrintfReader()
      reader.read(bytes)
      return reader.text
    }
  }

  /// Returns whether a text can hold placeholders or problems: whether it holds `%` or a percent
  /// sign of another script.
  ///
  /// Much cheaper than reading; where it is false, the text reads as empty.
  public static func mayHoldPlaceholders(_ text: String) -> Bool {
    withUTF8(of: text) { PercentSearch.first(in: $0, from: 0) != nil }
  }

  /// Returns the text as it was meant by someone who wrote percent signs for percent signs:
  /// without the placeholders that are likely prose, the arguments after them numbered anew.
  public func ignoringProse() -> PrintfText {
    guard placeholders.contains(where: \.isLikelyProse) else { return self }
    var text = self
    text.placeholders.removeAll()
    var ignoredCount = 0
    for placeholder in placeholders {
      if placeholder.isLikelyProse {
        ignoredCount += 1
      } else {
        text.placeholders.append(placeholder.renumbered(by: -ignoredCount))
      }
    }
    return text
  }
}

/// Calls a function with the UTF-8 bytes of a text, without copying a native string.
private func withUTF8<Result>(of text: String, _ body: (Span<UInt8>) -> Result) -> Result {
  let result = unsafe text.utf8.withContiguousStorageIfAvailable { body(unsafe $0.span) }
  if let result { return result }
  var native = text
  return native.withUTF8 { body(unsafe $0.span) }
}
