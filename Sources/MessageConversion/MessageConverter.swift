public import CatalogModel
internal import ICUKit
internal import LocaleCore
public import MessageSyntax

/// Writes messages in another syntax where what they show stays the same.
///
/// What is shown is the same for the values that a message is made for: texts and whole numbers for `%@`, whole numbers
/// for `%lld`, numbers for `%.2f`. Digits that are cut off may differ where a number lies halfway between two others in
/// decimal digits but not in binary ones.
public struct MessageConverter: Sendable {
  /// The locale of the messages.
  public let locale: String
  /// Whether the locale has the plural category `zero`.
  let hasZeroCategory: Bool
  /// Whether ICU MessageFormat separates digits where printf does not: in 1234.
  let groupsDifferently: Bool

  /// Creates a converter.
  ///
  /// - Parameter locale: The locale of the messages, in any spelling.
  public init(locale: String) {
    self.locale = locale
    hasZeroCategory = PluralProfile.profile(for: locale, kind: .cardinal)[.zero] != nil
    let grouping = NumberSymbols.symbols(for: locale).grouping
    groupsDifferently = grouping.primary > 0 && grouping.minimum > 1
  }

  /// Returns a message of printf in ICU MessageFormat; its arguments have numbers, `{0}` for the first one.
  ///
  /// - Parameters:
  ///   - message: The message, with the variations and substitutions of a catalog.
  ///   - arguments: What key and source text tell of the arguments.
  ///   - namesArguments: Whether arguments get the names `arg1`, `arg2` and so on in the place of numbers.
  /// - Throws: Why there is no equal message.
  public func messageFormat1(
    from message: Message, arguments: EntryArguments, namesArguments: Bool = false
  ) throws(ConversionError) -> String {
    var tree = try tree(of: message, arguments)
    if namesArguments { try tree.nameArguments { number in "arg\(number + 1)" } }
    return tree.pattern()
  }

  /// Returns a message of printf in MessageFormat 2, which has no numbered arguments: they get names.
  ///
  /// - Parameters:
  ///   - message: The message, with the variations and substitutions of a catalog.
  ///   - arguments: What key and source text tell of the arguments.
  ///   - argumentNames: The names in the order in which the program passes the values; where there are none,
  ///     `arg1`, `arg2` and so on.
  /// - Throws: Why there is no equal message.
  public func messageFormat2(
    from message: Message, arguments: EntryArguments, argumentNames: [String]? = nil
  ) throws(ConversionError) -> String {
    var tree = try tree(of: message, arguments)
    try tree.nameArguments { number throws(ConversionError) in
      guard let argumentNames else { return "arg\(number + 1)" }
      guard argumentNames.indices.contains(number) else { throw ConversionError(.argumentNames) }
      return argumentNames[number]
    }
    return try MessageFormat2.text(converting: tree)
  }

  /// Returns a message of ICU MessageFormat in MessageFormat 2.
  ///
  /// - Parameter text: The text.
  /// - Throws: Why there is no equal message.
  public func messageFormat2(fromMessageFormat1 text: String) throws(ConversionError) -> String {
    let message: MessageFormat1.Message
    do throws(MessageFormat1.SyntaxError) {
      message = try MessageFormat1.Message(parsing: text)
    } catch {
      throw ConversionError(error)
    }
    return try MessageFormat2.text(converting: message)
  }

  /// Returns a message of MessageFormat 2 in ICU MessageFormat.
  ///
  /// - Parameter text: The text.
  /// - Throws: Why there is no equal message.
  public func messageFormat1(fromMessageFormat2 text: String) throws(ConversionError) -> String {
    let message: MessageFormat2.Message
    do throws(MessageFormat2.SyntaxError) {
      message = try MessageFormat2.Message(parsing: text)
    } catch {
      throw ConversionError(error)
    }
    return try MessageFormat1.message(converting: message).pattern()
  }

  private func tree(
    of message: Message, _ arguments: EntryArguments
  ) throws(ConversionError) -> MessageFormat1.Message {
    var writer = MessageFormat1Conversion(self, message, arguments)
    let nodes = try writer.nodes(of: message.root, owner: nil, counted: nil, depth: 0)
    return MessageFormat1.Message(nodes)
  }

  /// Returns a message of ICU MessageFormat as one of printf.
  ///
  /// - Parameter text: The text.
  /// - Returns: The message, and the names of its arguments in the order in which the program passes them.
  /// - Throws: Why there is no equal message.
  public func printf(
    fromMessageFormat1 text: String
  ) throws(ConversionError) -> (message: Message, argumentNames: [String]) {
    let message: MessageFormat1.Message
    do throws(MessageFormat1.SyntaxError) {
      message = try MessageFormat1.Message(parsing: text)
    } catch {
      throw ConversionError(error)
    }
    return try printf(from: message)
  }

  /// Returns a message of MessageFormat 2 as one of printf.
  ///
  /// - Parameter text: The text.
  /// - Returns: The message, and the names of its arguments in the order in which the program passes them.
  /// - Throws: Why there is no equal message.
  public func printf(
    fromMessageFormat2 text: String
  ) throws(ConversionError) -> (message: Message, argumentNames: [String]) {
    let message: MessageFormat2.Message
    do throws(MessageFormat2.SyntaxError) {
      message = try MessageFormat2.Message(parsing: text)
    } catch {
      throw ConversionError(error)
    }
    return try printf(
      from: MessageFormat1.message(converting: message, takesIntegersAsWhole: true))
  }

  private func printf(
    from message: MessageFormat1.Message
  ) throws(ConversionError) -> (message: Message, argumentNames: [String]) {
    var writer = try PrintfConversionOfMessage(self, message)
    return (try writer.message(message), writer.argumentNames)
  }
}
