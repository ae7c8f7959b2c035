internal import CompiledCatalog

/// Writes one message of a compiled catalog with its arguments.
@safe struct MessageFormatter {
  /// The greatest number of parts of one text: a damaged file can refer to one part very many times.
  private static let maximumStepCount = 100_000

  private let message: LocaleChain.Found
  private let names: ArgumentNames
  private let options: FormatOptions
  private var stepCount = 0
  private var arguments: ArgumentFormatter

  /// Creates a formatter.
  ///
  /// - Parameters:
  ///   - plain: Writes the arguments.
  ///   - message: The message; what it refers to must live as long as the formatter.
  ///   - names: The names of the arguments.
  ///   - options: How the text is shown.
  @inline(__always)
  init(
    _ plain: PlainWriter, _ message: LocaleChain.Found, names: ArgumentNames,
    options: FormatOptions
  ) {
    self.message = message
    self.names = names
    self.options = options
    arguments = ArgumentFormatter(plain)
  }

  /// What was found wrong so far; `nil` where nothing was.
  var problems: [LocalizationIssue.Problem]? { arguments.problems }

  /// Writes the message.
  @inline(__always)
  mutating func write(to output: inout FormatOutput) {
    unsafe message.catalog._withUnsafeGuaranteedRef { catalog in
      write(catalog.message(at: message.reference), to: &output)
    }
    if output.isTruncated || stepCount >= Self.maximumStepCount { arguments.note(.textTooLong) }
  }

  private mutating func write(_ message: borrowing MessageView, to output: inout FormatOutput) {
    guard mayGoOn() else { return }
    switch message.content {
    case .text(let text): output.append(text)
    case .pattern(let pattern): write(pattern, to: &output)
    case .plural(let plural): write(plural, to: &output)
    case .select(let select): write(select, to: &output)
    case .width(let forms): write(forms, to: &output)
    case .phrases(let phrases):
      if let phrase = phrases.phrase(at: 0) { output.append(phrase) }
    case .program(let program): write(program, to: &output)
    case .damaged: noteDamage()
    }
  }

  private mutating func write(_ program: ProgramView, to output: inout FormatOutput) {
    switch program.syntax {
    case .messageFormat1:
      var formatter = MessageFormat1Formatter(program, of: message, names: names)
      formatter.write(&arguments, to: &output)
    case .messageFormat2: writeMessageFormat2(program, to: &output)
    case .printf: noteDamage()
    }
  }

  private mutating func writeMessageFormat2(
    _ program: borrowing ProgramView, to output: inout FormatOutput
  ) {
    let format = unsafe arguments.format.takeUnretainedValue()
    var formatter = MessageFormat2Formatter(
      arguments.plain.arguments, names: names, format: format, isolation: options.isolation)
    formatter.write(program, to: &output)
    for problem in formatter.problems.all { arguments.note(.message(problem)) }
    if formatter.isTooLong { arguments.note(.textTooLong) }
    if formatter.isDamaged { noteDamage() }
  }

  @inline(__always)
  private mutating func mayGoOn() -> Bool {
    stepCount &+= 1
    guard stepCount < Self.maximumStepCount else { return false }
    return true
  }

  private mutating func noteDamage() { arguments.note(.damagedMessage) }

  private mutating func write(_ pattern: borrowing PatternView, to output: inout FormatOutput) {
    var index = 0
    while mayGoOn() {
      let next = arguments.plain.writeParts(of: pattern, from: index, to: &output)
      stepCount &+= next &- index
      guard next < pattern.count else { return }
      write(pattern.part(at: next), to: &output)
      index = next &+ 1
    }
  }

  @inline(never)
  private mutating func write(_ part: borrowing PatternPart, to output: inout FormatOutput) {
    switch part {
    case .text(let text):
      if arguments.isFormatted { output.append(text) } else { writeSource(text, to: &output) }
    case .verbatimText(let text): output.append(text)
    case .argument(let argument): write(argument, to: &output)
    case .substitution(let substitution): write(substitution, to: &output)
    case .damaged: noteDamage()
    }
  }

  /// Writes a text as the source has it, with its percent signs doubled.
  private func writeSource(_ text: Span<UInt8>, to output: inout FormatOutput) {
    for index in text.indices {
      if text[index] == UInt8(ascii: "%") { output.append(UInt8(ascii: "%")) }
      output.append(text[index])
    }
  }

  private mutating func write(_ argument: borrowing ArgumentView, to output: inout FormatOutput) {
    let specifier = PrintfSpecifier(argument, in: arguments)
    // Where the catalog does not say which argument is meant, it is the one that a plural goes by.
    let position = argument.number == 0 ? arguments.positionOfNumber : argument.number
    if !arguments.write(position, as: specifier, to: &output) {
      writePlaceholder(argument, specifier, to: &output)
    }
  }

  private mutating func writePlaceholder(
    _ argument: borrowing ArgumentView, _ specifier: PrintfSpecifier,
    to output: inout FormatOutput
  ) {
    if arguments.isFormatted {
      arguments.note(.missingArgument(position: argument.number))
    }
    if argument.isSubstitutionArgument { return output.append("%arg") }
    if let spelling = argument.spelling { return output.append(spelling) }
    output.append(
      specifier.spelling(position: argument.hasExplicitPosition ? argument.number : nil))
  }

  private mutating func write(
    _ substitution: borrowing SubstitutionView, to output: inout FormatOutput
  ) {
    if arguments.isFormatted { return write(substitution.message, to: &output) }
    output.append("%")
    if let position = substitution.explicitPosition { output.append("\(position)$") }
    output.append("#@")
    if let name = substitution.name { output.append(name) }
    output.append("@")
  }

  private mutating func write(_ plural: borrowing PluralView, to output: inout FormatOutput) {
    let chooser = PluralChooser(message)
    guard let form = chooser.form(of: plural, &arguments) else { return noteDamage() }
    write(form, to: &output)
  }

  private mutating func write(_ select: borrowing SelectView, to output: inout FormatOutput) {
    guard select.dimension == .device else { return noteDamage() }
    let names: [StaticString] = [options.device.name, "other", "mac", "iphone"]
    for name in names {
      if let form = select.form(named: name) { return write(form, to: &output) }
    }
    guard let form = select.form(at: 0) else { return noteDamage() }
    write(form, to: &output)
  }

  private mutating func write(_ forms: borrowing WidthView, to output: inout FormatOutput) {
    let width = options.width
    var best = 0
    // A damaged file may claim very many forms.
    for index in 0..<min(forms.count, 1024) {
      if let needed = forms.width(at: index), width.map({ needed <= Int($0) }) ?? true {
        best = index
      }
    }
    guard let form = forms.form(at: best) else { return noteDamage() }
    write(form, to: &output)
  }
}
