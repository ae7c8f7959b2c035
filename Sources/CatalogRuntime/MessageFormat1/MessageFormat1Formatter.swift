internal import CompiledCatalog
internal import ICUKit
internal import LocaleCore

/// Runs the program of a message of ICU MessageFormat: shows what ICU shows.
///
/// Instructions lead forward only, so that a damaged program ends as every other one does. Whole numbers and texts take
/// no memory of their own.
@safe struct MessageFormat1Formatter: ~Escapable {
  typealias Layout = MessageFormat1Layout

  /// Tells the catalog and the locale.
  let message: LocaleChain.Found
  /// The names of the arguments.
  let names: ArgumentNames

  // Calls of methods pass an address, not all of this: they are mutating for that.
  let program: ProgramView

  /// Creates a formatter of a program of a message; what that refers to must live as long as the formatter.
  @inline(__always)
  @_lifetime(copy program)
  init(_ program: ProgramView, of message: LocaleChain.Found, names: ArgumentNames) {
    self.program = program
    self.message = message
    self.names = names
  }

  /// Writes the message.
  @inline(never)
  mutating func write(
    _ arguments: inout ArgumentFormatter,
    to output: inout FormatOutput
  ) {
    let list = arguments.plain.arguments
    let showsTextsAsTheyAre = names.arePositions && !arguments.plain.isIsolating
    var place = Layout.start
    while let word = program.word(at: place) {
      let next: Int?
      switch Layout.Operation(word: word) {
      case .end: return
      case .text, .textAndArgument, .lastText:
        guard let text = program.text(at: place &+ 1) else {
          return arguments.note(.damagedMessage)
        }
        output.append(text)
        if word & 0xFF == Layout.Operation.lastText.rawValue { return }
        place &+= Layout.textSize
        guard word & 0xFF == Layout.Operation.textAndArgument.rawValue else { continue }
        let isText =
          showsTextsAsTheyAre
          && list.writeString(Int(word >> Layout.positionShift), to: &output)
        if !isText {
          // Where the name of an argument is, there is that of this one.
          write(argument: word & ~Layout.formatMask, at: place &- 1, &arguments, to: &output)
        }
        place &+= 1
        continue
      case .jump: next = Int(word >> Layout.operandShift)
      case .argument:
        let isText =
          word & Layout.formatMask == 0 && showsTextsAsTheyAre
          && list.writeString(Int(word >> Layout.positionShift), to: &output)
        if !isText { write(argument: word, at: place, &arguments, to: &output) }
        place &+= Layout.argumentSize
        continue
      case .pound:
        writePound(word, at: place, &arguments, to: &output)
        next = place &+ Layout.poundSize
      case .plural: next = message(ofPlural: word, at: place, &arguments, to: &output)
      case .select: next = message(ofSelect: word, at: place, &arguments, to: &output)
      case .choice: next = message(ofChoice: word, at: place, &arguments, to: &output)
      case nil: next = nil
      }
      guard let next, next > place else { break }
      place = next
    }
    arguments.note(.damagedMessage)
  }

  /// What formats numbers and dates in the locale of the message.
  @inline(__always)
  mutating func withFormats<Result>(
    _ arguments: borrowing ArgumentFormatter, _ body: (LocaleFormats) -> Result
  ) -> Result {
    unsafe arguments.format._withUnsafeGuaranteedRef { body($0.formats) }
  }

  /// Returns the position of the argument of an instruction, or `nil` where it was not passed.
  @inline(__always)
  mutating func position(
    of word: UInt32, at place: Int,
    _ arguments: borrowing ArgumentFormatter
  ) -> Int? {
    let number = Int(word >> Layout.positionShift)
    let position =
      number > 0 && names.arePositions ? number : self.position(at: place)
    return arguments.plain.arguments.isPassed(position) ? position : nil
  }

  /// Returns the position of the argument whose name stands behind an instruction; 0 where there is none.
  @inline(never)
  private mutating func position(at place: Int) -> Int {
    guard let name = program.text(at: place &+ 1) else { return 0 }
    return names.position(of: name) ?? 0
  }

  /// Shows the name of an argument that was not passed, in braces as ICU does.
  @inline(never)
  mutating func writeMissing(
    at place: Int, _ arguments: inout ArgumentFormatter,
    to output: inout FormatOutput
  ) {
    guard let name = program.text(at: place &+ 1) else { return arguments.note(.damagedMessage) }
    output.append(UInt8(ascii: "{"))
    output.append(name)
    output.append(UInt8(ascii: "}"))
    arguments.note(.missingNamedArgument(name: String(copying: name)))
  }

  /// Notes that an argument is not what its placeholder asks for.
  @inline(never)
  mutating func noteMismatch(
    _ type: String, _ position: Int, at place: Int,
    _ arguments: inout ArgumentFormatter
  ) {
    guard let name = program.text(at: place &+ 1) else { return arguments.note(.damagedMessage) }
    let specifier = "{" + String(copying: name) + ", " + type + "}"
    arguments.note(.mismatchedArgument(position: position, specifier: specifier))
  }

  /// Returns the place that a word gives.
  @inline(__always)
  mutating func target(at place: Int) -> Int? {
    program.word(at: place).map { Int($0) }
  }
}
