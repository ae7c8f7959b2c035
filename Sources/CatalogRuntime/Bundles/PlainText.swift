internal import CompiledCatalog

/// A message that is made of texts and of arguments that are what it asks for, perhaps in the plural forms of a whole
/// number, or that is one of ICU MessageFormat or of Unicode MessageFormat 2 with all that it asks for.
///
/// What it refers to is to be kept meanwhile.
@safe struct PlainText: TextSource {
  let message: LocaleChain.Found
  let writer: PlainWriter
  let names: ArgumentNames

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - writer: Writes the arguments.
  ///   - names: The names of the arguments.
  @inline(__always)
  init(_ message: LocaleChain.Found, _ writer: PlainWriter, _ names: ArgumentNames) {
    self.message = message
    self.writer = writer
    self.names = names
  }

  /// Writes the message, and returns whether it is such a one; otherwise the output has some of it.
  @inline(never)
  func write(to output: inout FormatOutput) -> Bool {
    unsafe message.catalog._withUnsafeGuaranteedRef { catalog in
      switch catalog.message(at: message.reference).content {
      case .pattern(let pattern): return writer.write(pattern, to: &output)
      case .plural(let plural):
        let chooser = PluralChooser(message)
        guard let form = chooser.formOfInteger(of: plural, writer.arguments),
          case .pattern(let pattern) = form.content
        else { return false }
        return writer.write(pattern, to: &output)
      case .program(let program) where program.syntax == .messageFormat1:
        return writeMessageFormat1(program, to: &output)
          || writeProgram(program, to: &output)
      case .program(let program) where program.syntax == .messageFormat2:
        var plain = MessageFormat2PlainWriter(writer, names: names, message: message)
        return plain.write(program, to: &output)
      default: return false
      }
    }
  }

  /// Writes a message of ICU MessageFormat that needs its formats, in place of what there is of it.
  @inline(never)
  private func writeProgram(_ program: ProgramView, to output: inout FormatOutput) -> Bool {
    output.removeAll()
    var arguments = ArgumentFormatter(writer)
    var formatter = MessageFormat1Formatter(program, of: message, names: names)
    formatter.write(&arguments, to: &output)
    return arguments.problems == nil && !output.isTruncated
  }
}
