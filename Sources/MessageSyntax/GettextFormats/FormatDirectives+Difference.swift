extension FormatDirectives {
  /// How a translation does not fit its source text.
  public enum Difference: Hashable, Sendable {
    /// It leaves out arguments of the source text.
    case missing([Argument])
    /// It shows arguments that the source text does not have.
    case extra([Argument])
    /// It shows an argument as another type.
    case otherType(Argument, expected: Argument)
    /// It has a directive that only the longer form of Qt's `arg()` understands.
    case complex(Range<Int>)
  }

  /// Returns the differences that `msgfmt -c` refuses a translation for; empty where there are none, or where one of
  /// the texts is none of its format.
  ///
  /// - Parameters:
  ///   - source: The source text, in the same format.
  ///   - isStrict: Whether all arguments have to be shown; else the translation is a plural form for few numbers,
  ///     which need not name its number.
  public func differences(from source: FormatDirectives, isStrict: Bool) -> [Difference] {
    guard fault == nil, source.fault == nil else { return [] }
    if source.complexRange == nil, let complexRange { return [.complex(complexRange)] }
    var differences: [Difference] = []
    let missing = source.arguments.filter { argument in
      !arguments.contains { $0.name == argument.name }
    }
    let unexcused = isStrict ? missing : missing.filter(\.isRequired)
    if !unexcused.isEmpty {
      differences.append(.missing(unexcused))
    } else if format == .kde, missing.count > 1 {
      differences.append(.missing(missing))
    }
    let extra = arguments.filter { argument in
      !source.arguments.contains { $0.name == argument.name }
    }
    if !extra.isEmpty, refusesExtra(isStrict: isStrict) { differences.append(.extra(extra)) }
    for argument in arguments {
      guard let expected = source.arguments.first(where: { $0.name == argument.name }),
        !fits(argument.type, expected.type, isStrict: isStrict)
      else { continue }
      differences.append(.otherType(argument, expected: expected))
    }
    return differences
  }

  private func refusesExtra(isStrict: Bool) -> Bool {
    switch format {
    // What is no argument is shown as it is.
    case .perlBrace: false
    case .pythonBrace: isStrict
    default: true
    }
  }

  private func fits(_ type: String?, _ expected: String?, isStrict: Bool) -> Bool {
    if type == expected { return true }
    guard !isStrict, format == .python || format == .javascript else { return false }
    return type == DirectiveReader.anyType || expected == DirectiveReader.anyType
  }
}
