internal import CompiledCatalog
internal import ICUKit

/// Formats one message of Unicode MessageFormat 2 (UTS 35 Part 9, Formatting).
///
/// Declarations are evaluated where they are first used, once.
@safe struct MessageFormat2Formatter {
  /// A damaged file can claim very many parts, options and variants.
  private static let maximumStepCount = 100_000

  let arguments: ArgumentList
  let names: ArgumentNames
  /// The locale of the message.
  let format: FormatLocale
  let isolation: FormatOptions.Isolation
  /// What was found wrong so far.
  var problems = MessageProblems()
  /// Whether the program cannot be read.
  var isDamaged = false
  /// The values of the declarations that were used.
  var declared: [ResolvedValue?] = []
  private var stepCount = 0

  init(
    _ arguments: ArgumentList, names: ArgumentNames, format: FormatLocale,
    isolation: FormatOptions.Isolation
  ) {
    self.arguments = arguments
    self.names = names
    self.format = format
    self.isolation = isolation
  }

  /// Whether the message has too many parts.
  var isTooLong: Bool { stepCount >= Self.maximumStepCount }

  /// Counts a step, and returns whether it may be taken.
  mutating func mayGoOn() -> Bool {
    stepCount += 1
    return !isDamaged && stepCount < Self.maximumStepCount
  }

  /// Writes the text of the message.
  mutating func write(_ program: borrowing ProgramView, to output: inout FormatOutput) {
    guard let pattern = selectedPattern(of: program), let count = program.word(at: pattern) else {
      isDamaged = true
      return
    }
    var index = 0
    while index < Int(count), !output.isTruncated, mayGoOn() {
      index += 1
      guard let part = Part(program, at: pattern + index) else {
        isDamaged = true
        return
      }
      switch part.kind {
      case .text:
        guard let text = program.text(at: part.textPlace) else {
          isDamaged = true
          return
        }
        output.append(text)
      case .expression: write(part.place, of: program, to: &output)
      case .markup: resolveMarkup(at: part.place, in: program)
      }
    }
  }

  private mutating func write(
    _ place: Int, of program: borrowing ProgramView, to output: inout FormatOutput
  ) {
    guard let shown = shownValue(at: place, in: program, inPieces: false) else { return }
    let control = isolate(of: shown)
    if let control { output.append(String(control)) }
    output.append(shown.text)
    if control != nil { output.append("\u{2069}") }
  }

  /// Tells what is wrong with the options of markup, which has no text.
  private mutating func resolveMarkup(at place: Int, in program: borrowing ProgramView) {
    guard (program.word(at: place) ?? 0) >> 16 != 0 else { return }
    _ = markup(at: place, in: program)
  }

  /// Returns the parts of the message.
  mutating func parts(of program: borrowing ProgramView) -> [MessagePart] {
    guard let pattern = selectedPattern(of: program), let count = program.word(at: pattern) else {
      isDamaged = true
      return []
    }
    var parts: [MessagePart] = []
    var byteCount = 0
    var index = 0
    while index < Int(count), byteCount < FormatOutput.maximumByteCount, mayGoOn() {
      index += 1
      guard let part = Part(program, at: pattern + index) else {
        isDamaged = true
        return parts
      }
      let start = parts.count
      switch part.kind {
      case .text: parts.append(.text(program.string(at: part.textPlace) ?? ""))
      case .expression: append(part.place, of: program, to: &parts)
      case .markup:
        if let markup = markup(at: part.place, in: program) { parts.append(.markup(markup)) }
      }
      for part in parts[start...] { byteCount += part.text.utf8.count }
    }
    return parts
  }

  private mutating func append(
    _ place: Int, of program: borrowing ProgramView, to parts: inout [MessagePart]
  ) {
    guard let shown = shownValue(at: place, in: program, inPieces: true) else { return }
    let control = isolate(of: shown)
    if let control { parts.append(.bidiIsolation(control)) }
    parts.append(shown.part)
    if control != nil { parts.append(.bidiIsolation("\u{2069}")) }
  }

  /// The control before a value (UTS 35 Part 9, Default Bidi Strategy); `nil` where it is not isolated.
  private func isolate(of shown: ShownValue) -> Unicode.Scalar? {
    guard isolation != .never else { return nil }
    switch shown.direction {
    case .leftToRight:
      let isPlain = !format.isRightToLeft && !shown.isIsolated && isolation != .always
      return isPlain ? nil : "\u{2066}"
    case .rightToLeft: return "\u{2067}"
    case nil: return "\u{2068}"
    }
  }

  /// A part of a pattern.
  private struct Part {
    let kind: MessageFormat2Layout.Part
    /// Where an expression or markup is.
    let place: Int
    /// Where the word of the part is.
    let textPlace: Int

    init?(_ program: borrowing ProgramView, at index: Int) {
      guard let word = program.word(at: index),
        let kind = MessageFormat2Layout.Part(rawValue: word >> MessageFormat2Layout.partShift)
      else { return nil }
      self.kind = kind
      place = Int(word & (1 << MessageFormat2Layout.partShift - 1))
      textPlace = index
    }
  }
}

/// A value as it is shown.
struct ShownValue {
  let part: MessagePart
  /// The direction; `nil` where the text decides.
  var direction: TextDirection?
  /// Whether the value is isolated also where its direction is that of the message.
  var isIsolated = false

  var text: String { part.text }
}
