/// The arguments that one or several formats take: each number with its conversion.
///
/// Two texts can stand for one another where their signatures have the same numbers with the same
/// argument types.
public struct PrintfSignature: Hashable, Sendable {
  /// An argument.
  public struct Argument: Hashable, Sendable {
    /// The number, from 1.
    public let number: Int
    /// How it is formatted, or `nil` where that is not known and every type is right.
    public let conversion: PrintfConversion?

    /// Creates an argument.
    public init(number: Int, conversion: PrintfConversion?) {
      self.number = number
      self.conversion = conversion
    }
  }

  /// What a catalog says of a substitution's argument.
  public struct SubstitutionValue: Hashable, Sendable {
    /// The number of the argument, or `nil` where the place in the text decides.
    public var argument: Int?
    /// How it is formatted, or `nil` where that is not known.
    public var conversion: PrintfConversion?

    /// Creates a value.
    public init(argument: Int?, conversion: PrintfConversion?) {
      self.argument = argument
      self.conversion = conversion
    }
  }

  /// The arguments, each once, ascending by number.
  public private(set) var arguments: [Argument] = []
  /// The uses of an argument whose type is not that of its first use, in the order found.
  public private(set) var conflicts: [Argument] = []

  /// Creates a signature without arguments.
  public init() {}

  /// Collects the arguments of a text; an argument of `*` counts as `d`.
  ///
  /// - Parameters:
  ///   - text: The text. Pass `ignoringProse()` of it where percent signs in prose shall not count.
  ///   - substitutionArgument: What `%arg` stands for, or `nil` to leave it out.
  ///   - substitutions: Returns what is known of the substitution with a name. An unknown one takes
  ///     the argument of its place, with any type.
  public init(
    _ text: PrintfText, substitutionArgument: Argument? = nil,
    substitutions: (_ name: String) -> SubstitutionValue? = { _ in nil }
  ) {
    for placeholder in text.placeholders {
      for number in placeholder.starArguments {
        insert(Argument(number: number, conversion: PrintfConversion(letter: .d)))
      }
      switch placeholder.kind {
      case .conversion(let conversion):
        insert(Argument(number: placeholder.argument, conversion: conversion))
      case .substitution(let name):
        let value = substitutions(name)
        insert(
          Argument(
            number: value?.argument ?? placeholder.argument, conversion: value?.conversion))
      case .substitutionArgument:
        if let substitutionArgument { insert(substitutionArgument) }
      }
    }
  }

  /// Whether there are no arguments.
  public var isEmpty: Bool { arguments.isEmpty }

  /// Returns the argument with a number, or `nil` where none has it; binary search.
  public subscript(number: Int) -> Argument? {
    let place = place(of: number)
    return place < arguments.count && arguments[place].number == number ? arguments[place] : nil
  }

  /// Adds a use of an argument.
  ///
  /// A conversion that is known takes the place of one that is not; a use with another type than
  /// the first is kept in `conflicts`.
  public mutating func insert(_ argument: Argument) {
    let place = place(of: argument.number)
    guard place < arguments.count, arguments[place].number == argument.number else {
      arguments.insert(argument, at: place)
      return
    }
    guard let conversion = argument.conversion else { return }
    guard let first = arguments[place].conversion else {
      arguments[place] = argument
      return
    }
    if first.argumentType != conversion.argumentType, !conflicts.contains(argument) {
      conflicts.append(argument)
    }
  }

  /// Adds the arguments of another signature, such as that of a further plural form.
  public mutating func merge(_ other: PrintfSignature) {
    for argument in other.arguments { insert(argument) }
    for argument in other.conflicts { insert(argument) }
  }

  private func place(of number: Int) -> Int {
    var low = 0
    var high = arguments.count
    while low < high {
      let middle = (low + high) / 2
      if arguments[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
