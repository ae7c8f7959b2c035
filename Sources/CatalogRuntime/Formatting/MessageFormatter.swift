internal import CompiledCatalog

/// Writes one message of a compiled catalog with its arguments.
struct MessageFormatter: ~Escapable {
  /// The greatest number of parts of one text: a damaged file can refer to one part very many times.
  private static let maximumStepCount = 100_000

  private let plurals: PluralChooser
  private let device: FormatOptions.Device
  private let width: UInt32?
  private let isFormatted: Bool
  private var stepCount = 0
  /// Writes the arguments, and has what was found wrong.
  var arguments: ArgumentFormatter

  /// Creates a formatter.
  ///
  /// - Parameters:
  ///   - arguments: The arguments; without any the message is shown as it stands in its catalog.
  ///   - plurals: Chooses plural forms.
  @_lifetime(copy plurals)
  init(_ arguments: ArgumentFormatter, plurals: PluralChooser) {
    self.plurals = plurals
    device = arguments.options.device
    width = arguments.options.width
    isFormatted = !arguments.arguments.isEmpty
    self.arguments = arguments
  }

  /// Writes a message.
  @inline(__always)
  mutating func write(_ message: borrowing MessageView, to output: inout FormatOutput) {
    switch message.content {
    case .text(let text): output.append(text)
    case .pattern(let pattern): write(pattern, to: &output)
    default: writeVariation(message, to: &output)
    }
  }

  private mutating func mayGoOn() -> Bool {
    stepCount += 1
    if stepCount == Self.maximumStepCount { arguments.problems.append(.textTooLong) }
    return stepCount < Self.maximumStepCount
  }

  @inline(never)
  private mutating func writeVariation(
    _ message: borrowing MessageView, to output: inout FormatOutput
  ) {
    guard mayGoOn() else { return }
    switch message.content {
    case .text(let text): output.append(text)
    case .pattern(let pattern): write(pattern, to: &output)
    case .plural(let plural): write(plural, to: &output)
    case .select(let select): write(select, to: &output)
    case .width(let forms): write(forms, to: &output)
    case .phrases(let phrases):
      if let phrase = phrases.phrase(at: 0) { output.append(phrase) }
    case .damaged: arguments.problems.append(.damagedMessage)
    }
  }

  private mutating func write(_ pattern: borrowing PatternView, to output: inout FormatOutput) {
    for index in 0..<pattern.count {
      guard mayGoOn() else { return }
      switch pattern.part(at: index) {
      case .text(let text): writeLiteral(text, to: &output)
      case .verbatimText(let text): output.append(text)
      case .argument(let argument): write(argument, to: &output)
      case .substitution(let substitution): write(substitution, to: &output)
      case .damaged: arguments.problems.append(.damagedMessage)
      }
    }
  }

  /// Writes a text whose percent signs are doubled in the source.
  private func writeLiteral(_ text: Span<UInt8>, to output: inout FormatOutput) {
    guard !isFormatted else { return output.append(text) }
    for index in text.indices {
      if text[index] == UInt8(ascii: "%") { output.append(UInt8(ascii: "%")) }
      output.append(text[index])
    }
  }

  @inline(__always)
  private mutating func write(_ argument: borrowing ArgumentView, to output: inout FormatOutput) {
    guard isFormatted, let value = arguments.argument(at: number(of: argument)) else {
      return writePlaceholder(argument, to: &output)
    }
    let specifier = PrintfSpecifier(argument, in: arguments)
    arguments.write(value, as: specifier, position: argument.number, to: &output)
  }

  /// The argument that is shown; where the catalog does not say, the one that a plural goes by.
  private func number(of argument: borrowing ArgumentView) -> Int {
    argument.number == 0 ? plurals.position(of: 0, in: arguments) : argument.number
  }

  @inline(never)
  private mutating func writePlaceholder(
    _ argument: borrowing ArgumentView, to output: inout FormatOutput
  ) {
    if isFormatted {
      arguments.problems.append(.missingArgument(position: argument.number))
    }
    if argument.isSubstitutionArgument { return output.append("%arg") }
    if let spelling = argument.spelling { return output.append(spelling) }
    let specifier = PrintfSpecifier(argument, in: arguments)
    output.append(
      specifier.spelling(position: argument.hasExplicitPosition ? argument.number : nil))
  }

  private mutating func write(
    _ substitution: borrowing SubstitutionView, to output: inout FormatOutput
  ) {
    guard isFormatted else {
      output.append("%")
      if let position = substitution.explicitPosition { output.append("\(position)$") }
      output.append("#@")
      if let name = substitution.name { output.append(name) }
      return output.append("@")
    }
    writeVariation(substitution.message, to: &output)
  }

  private mutating func write(_ plural: borrowing PluralView, to output: inout FormatOutput) {
    guard let choice = plurals.choose(plural, &arguments) else {
      return arguments.problems.append(.damagedMessage)
    }
    writeVariation(choice, to: &output)
  }

  private mutating func write(_ select: borrowing SelectView, to output: inout FormatOutput) {
    let names: [StaticString] = [device.name, "other", "mac", "iphone"]
    guard select.dimension == .device else {
      return arguments.problems.append(.damagedMessage)
    }
    for name in names {
      if let form = select.form(named: name) { return writeVariation(form, to: &output) }
    }
    guard let form = select.form(at: 0) else {
      return arguments.problems.append(.damagedMessage)
    }
    writeVariation(form, to: &output)
  }

  private mutating func write(_ forms: borrowing WidthView, to output: inout FormatOutput) {
    var best = 0
    for index in 0..<forms.count {
      if let needed = forms.width(at: index), width.map({ needed <= Int($0) }) ?? true {
        best = index
      }
    }
    guard let form = forms.form(at: best) else {
      return arguments.problems.append(.damagedMessage)
    }
    writeVariation(form, to: &output)
  }
}
