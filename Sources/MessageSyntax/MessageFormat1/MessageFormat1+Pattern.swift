extension MessageFormat1 {
  /// A text that was read, as flat parts with their places.
  public struct Pattern: Hashable, Sendable {
    /// The text that was read.
    public let text: String
    /// How the text was read.
    public let dialect: Dialect
    /// The parts in the order of the text; the first one begins the message and the last one ends
    /// it.
    public let parts: [Part]
    /// The numbers that parts of the kind `argumentDouble` name by their index.
    public let numbers: [Double]
    /// Whether an argument has a name.
    public let hasNamedArguments: Bool
    /// Whether an argument has a number.
    public let hasNumberedArguments: Bool

    /// Reads a text.
    ///
    /// Takes time linear in the length of the text, whatever stands in it.
    ///
    /// - Parameters:
    ///   - text: Any text; offsets count its UTF-8 bytes.
    ///   - dialect: How to read it.
    /// - Throws: The first error, with its place.
    public init(parsing text: String, dialect: Dialect = .icu()) throws(SyntaxError) {
      switch dialect {
      case .icu(let mode):
        var reader = PatternReader(mode)
        try reader.read(text)
        self.init(text, dialect, reader.output)
      case .formatJS(let options):
        var reader = FormatJSReader(options)
        try reader.read(text)
        self.init(text, dialect, reader.output)
      }
    }

    private init(_ text: String, _ dialect: Dialect, _ output: PartList) {
      self.text = text
      self.dialect = dialect
      parts = output.parts
      numbers = output.numbers
      hasNamedArguments = output.hasNamedArguments
      hasNumberedArguments = output.hasNumberedArguments
    }

    /// Returns what stands at UTF-8 offsets of the text.
    ///
    /// - Parameter range: The offsets, as a part or a node has them.
    public func text(in range: Range<Int>) -> String { text.slice(atUTF8Offsets: range) }

    /// The number of a part of the kind `argumentInteger` or `argumentDouble`; `nil` for others.
    public func number(of part: Part) -> Double? {
      switch part.kind {
      case .argumentInteger: Double(part.value)
      case .argumentDouble: numbers[part.value]
      default: nil
      }
    }

    /// The text with apostrophes doubled or added where only `doubleOptional` takes them for text.
    ///
    /// What was read in that mode is read alike in both modes then.
    public var doublingApostrophes: String {
      guard parts.contains(where: { $0.kind == .insertCharacter }) else { return text }
      var result = ""
      var start = 0
      for part in parts where part.kind == .insertCharacter {
        result += text(in: start..<part.offset)
        result += "'"
        start = part.offset
      }
      return result + text(in: start..<text.utf8.count)
    }
  }
}
