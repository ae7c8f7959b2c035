/// Reads the placeholders of a text and numbers their arguments.
struct PrintfReader {
  private(set) var text = PrintfText()
  private var lastSequentialArgument = 0
  private var firstHasPosition: Bool?
  private var isMixed = false

  /// Reads a text from its beginning to its end in one pass.
  mutating func read(_ bytes: Span<UInt8>) {
    var offset = 0
    while let sign = PercentSearch.first(in: bytes, from: offset) {
      if let length = PercentSearch.foreignLength(bytes, at: sign) {
        offset = readForeignPercent(bytes, at: sign, length: length)
      } else {
        offset = readPercent(bytes, at: sign)
      }
    }
  }

  /// Reads what a `%` begins and returns the offset after it.
  private mutating func readPercent(_ bytes: Span<UInt8>, at start: Int) -> Int {
    if start + 1 < bytes.count, bytes[start + 1] == PercentSearch.percent {
      text.escapedPercents.append(start)
      return start + 2
    }
    let specification = PrintfSpecification(bytes, after: start + 1)
    let range = start..<specification.end
    switch specification.body {
    case .problem(let kind):
      report(kind, range)
    case .substitutionArgument:
      text.placeholders.append(
        PrintfPlaceholder(
          range: range, kind: .substitutionArgument, explicitPosition: nil, argument: 0))
    case .conversion, .substitution:
      if specification.hasPositionsInRange {
        add(specification, range, bytes)
      } else {
        report(.positionOutOfRange, range)
      }
    }
    return specification.end
  }

  /// Reads what a percent sign of another script begins, such as `％`, and returns the offset after
  /// it.
  ///
  /// The sign is an ordinary character of Chinese, Japanese and Arabic texts. After a digit
  /// (`50％OFF`), before a space and before a word it is taken for that.
  private mutating func readForeignPercent(
    _ bytes: Span<UInt8>, at start: Int, length: Int
  ) -> Int {
    let contentStart = start + length
    let specification = PrintfSpecification(bytes, after: contentStart)
    guard !specification.hasSpaceFlag, !bytes.endsDigit(at: start) else { return contentStart }
    switch specification.body {
    case .problem: return contentStart
    case .conversion(let conversion):
      if conversion.letter != .object, specification.position == nil,
        isLetter(bytes, at: specification.end)
      {
        return contentStart
      }
    case .substitution, .substitutionArgument: break
    }
    report(.foreignPercent, start..<specification.end)
    return specification.end
  }

  private mutating func add(
    _ specification: PrintfSpecification, _ range: Range<Int>, _ bytes: Span<UInt8>
  ) {
    var starArguments: [Int] = []
    if let star = specification.widthStar { starArguments.append(argument(of: star)) }
    if let star = specification.precisionStar { starArguments.append(argument(of: star)) }
    let placeholder = PrintfPlaceholder(
      range: range, kind: kind(of: specification, bytes),
      explicitPosition: specification.position,
      argument: argument(of: specification.position.map { .position($0) } ?? .next),
      hasSpaceFlag: specification.hasSpaceFlag, hasOtherModifiers: specification.hasOtherModifiers,
      starArguments: starArguments, isLikelyProse: isLikelyProse(specification, range, bytes))
    text.placeholders.append(placeholder)
    if specification.hasInvalidLength { report(.invalidLength, range) }
    if specification.hasWidthLikePosition { report(.widthOnObject, range) }
    checkPositions(of: specification, placeholder)
  }

  private func isLikelyProse(
    _ specification: PrintfSpecification, _ range: Range<Int>, _ bytes: Span<UInt8>
  ) -> Bool {
    guard case .conversion(let conversion) = specification.body, conversion.letter != .object,
      specification.position == nil
    else { return false }
    let isBeforeWord =
      isLetter(bytes, at: range.upperBound) || isApostrophe(bytes, at: range.upperBound)
    if specification.hasSpaceFlag {
      guard !specification.hasOtherModifiers else { return false }
      return conversion.letter != .d || isBeforeWord || isNumberBefore(bytes, range.lowerBound)
    }
    guard bytes.endsDigit(at: range.lowerBound) else { return false }
    return isBeforeWord || isHyphenAlone(conversion, range, bytes)
  }

  /// Whether the only modifier is a hyphen, which as a flag needs a width: `50%-a`.
  private func isHyphenAlone(
    _ conversion: PrintfConversion, _ range: Range<Int>, _ bytes: Span<UInt8>
  ) -> Bool {
    bytes[range.lowerBound + 1] == UInt8(ascii: "-")
      && range.count == 2 + conversion.spelling.utf8.count
  }

  private func kind(
    of specification: PrintfSpecification, _ bytes: Span<UInt8>
  ) -> PrintfPlaceholder.Kind {
    switch specification.body {
    case .conversion(let conversion): .conversion(conversion)
    case .substitution(let name): .substitution(name: string(bytes, name))
    case .substitutionArgument, .problem: .substitutionArgument
    }
  }

  private mutating func argument(of source: PrintfSpecification.Star) -> Int {
    switch source {
    case .position(let number): return number
    case .next:
      lastSequentialArgument += 1
      return lastSequentialArgument
    }
  }

  /// Notes whether positions are given, and reports the first placeholder that differs.
  ///
  /// A percent sign in prose does not count, nor does a substitution without a position: its
  /// argument may be numbered where the substitution is defined.
  private mutating func checkPositions(
    of specification: PrintfSpecification, _ placeholder: PrintfPlaceholder
  ) {
    guard !placeholder.isLikelyProse else { return }
    if let star = specification.widthStar { note(star, placeholder.range) }
    if let star = specification.precisionStar { note(star, placeholder.range) }
    if case .substitution = placeholder.kind, placeholder.explicitPosition == nil { return }
    note(hasPosition: placeholder.explicitPosition != nil, placeholder.range)
  }

  private mutating func note(_ star: PrintfSpecification.Star, _ range: Range<Int>) {
    if case .position = star {
      note(hasPosition: true, range)
    } else {
      note(hasPosition: false, range)
    }
  }

  private mutating func note(hasPosition: Bool, _ range: Range<Int>) {
    guard let firstHasPosition else {
      firstHasPosition = hasPosition
      return
    }
    guard firstHasPosition != hasPosition, !isMixed else { return }
    isMixed = true
    report(.mixedPositions, range)
  }

  private mutating func report(_ kind: PrintfProblem.Kind, _ range: Range<Int>) {
    text.problems.append(PrintfProblem(range: range, kind: kind))
  }

  private func string(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe String(decoding: buffer[range], as: UTF8.self)
    }
  }

  /// Whether a number stands before a percent sign, with or without a space between them.
  private func isNumberBefore(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    let isSpaced = offset >= 1 && bytes[offset - 1] == UInt8(ascii: " ")
    let isSpacedHard = offset >= 2 && bytes[offset - 2] == 0xC2 && bytes[offset - 1] == 0xA0
    let isSpacedNarrow =
      offset >= 3 && bytes[offset - 3] == 0xE2 && bytes[offset - 2] == 0x80
      && bytes[offset - 1] == 0xAF
    return bytes.endsDigit(
      at: offset - (isSpaced ? 1 : isSpacedHard ? 2 : isSpacedNarrow ? 3 : 0))
  }

  private func isApostrophe(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "'") { return true }
    return offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
      && bytes[offset + 2] == 0x99
  }

  private func isLetter(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    offset < bytes.count && UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[offset] | 0x20
  }
}
