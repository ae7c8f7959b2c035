internal import CatalogModel
internal import MessageConversion
internal import MessageSyntax
internal import SourceText

/// Writes messages in another syntax where they show the same in it.
struct SyntaxConverter {
  /// Why a message has no equal.
  struct Refusal: Error {
    let reason: DiagnosticMessage
  }

  /// The locale of the messages.
  let locale: String
  /// Whether arguments of MessageFormat get names where they had numbers.
  var namesArguments = false

  /// Converts a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - source: Its syntax.
  ///   - target: The other syntax.
  ///   - arguments: What key and source text tell of the arguments of printf.
  func convert(
    _ message: Message, from source: TextSyntax, to target: TextSyntax, arguments: EntryArguments
  ) throws(Refusal) -> Message {
    switch (source, target) {
    case (.plain, .printf): return message.mappingTexts { escapingPercents($0) }
    case (.printf, .plain):
      return try message.mappingTexts { text throws(Refusal) in try plainText(text) }
    case (.printf, .messageFormat1) where !arguments.isFormatted && !message.varies,
      (.plain, .messageFormat1) where !message.varies:
      return message.mappingTexts {
        MessageFormat1.Message([.text(MessageFormat1.Text($0))]).pattern()
      }
    case (.printf, .messageFormat1):
      return try withOneText(of: message) { converter, message throws(ConversionError) in
        try converter.messageFormat1(
          from: message, arguments: arguments, namesArguments: namesArguments)
      }
    case (.printf, .messageFormat2):
      return try withOneText(of: message) { converter, message throws(ConversionError) in
        try converter.messageFormat2(from: message, arguments: arguments)
      }
    case (.messageFormat1, .messageFormat2):
      return try betweenMessageFormats(message) { converter, text throws(ConversionError) in
        try converter.messageFormat2(fromMessageFormat1: text)
      }
    case (.messageFormat2, .messageFormat1):
      return try betweenMessageFormats(message) { converter, text throws(ConversionError) in
        try converter.messageFormat1(fromMessageFormat2: text)
      }
    case (.messageFormat1, .printf):
      return try printf(message) { converter, text throws(ConversionError) in
        try converter.printf(fromMessageFormat1: text).message
      }
    case (.messageFormat2, .printf):
      return try printf(message) { converter, text throws(ConversionError) in
        try converter.printf(fromMessageFormat2: text).message
      }
    case (_, .plain):
      return try message.mappingTexts { text throws(Refusal) in
        try withoutPlaceholders(text, source)
      }
    case (.plain, .messageFormat1), (.plain, .messageFormat2):
      let printf = try convert(message, from: .plain, to: .printf, arguments: arguments)
      return try convert(printf, from: .printf, to: target, arguments: arguments)
    case (.plain, _):
      return try message.mappingTexts { text throws(Refusal) in
        try withoutPlaceholders(text, target)
      }
    default:
      let plain = try convert(message, from: source, to: .plain, arguments: arguments)
      return try convert(plain, from: .plain, to: target, arguments: arguments)
    }
  }

  private func withOneText(
    of message: Message,
    _ text: (MessageConverter, Message) throws(ConversionError) -> String
  ) throws(Refusal) -> Message {
    do throws(ConversionError) {
      let text = try text(MessageConverter(locale: locale), message)
      return Message(root: MessageNode(unit: StringUnit(value: text, state: message.worstState)))
    } catch {
      throw Refusal(reason: "\(error.description)")
    }
  }

  private func betweenMessageFormats(
    _ message: Message, _ text: (MessageConverter, String) throws(ConversionError) -> String
  ) throws(Refusal) -> Message {
    let converter = MessageConverter(locale: locale)
    return try message.mappingTexts { old throws(Refusal) in
      do throws(ConversionError) { return try text(converter, old) } catch {
        throw Refusal(reason: "\(error.description)")
      }
    }
  }

  private func printf(
    _ message: Message, _ converted: (MessageConverter, String) throws(ConversionError) -> Message
  ) throws(Refusal) -> Message {
    guard let text = message.root.unit?.value, !message.varies else {
      throw Refusal(reason: "the message has no single text")
    }
    do throws(ConversionError) {
      var result = try converted(MessageConverter(locale: locale), text)
      result.setState(message.root.unit?.state)
      return result
    } catch {
      throw Refusal(reason: "\(error.description)")
    }
  }

  /// The text where it shows the same without a syntax and in one that only puts values in.
  private func withoutPlaceholders(
    _ text: String, _ syntax: TextSyntax
  ) throws(Refusal) -> String {
    switch syntax {
    case .messageFormat1, .messageFormat2:
      let message = Message(root: MessageNode(unit: StringUnit(value: text)))
      let printf = try printf(message) { converter, text throws(ConversionError) in
        syntax == .messageFormat1
          ? try converter.printf(fromMessageFormat1: text).message
          : try converter.printf(fromMessageFormat2: text).message
      }
      guard let format = printf.root.unit?.value, !printf.varies else {
        throw Refusal(reason: "the message has no single text")
      }
      return try plainText(format)
    default:
      guard let content = PlaceholderText(reading: text, as: syntax) else {
        throw Refusal(reason: "there is no conversion from or to “\(syntax.rawValue)”")
      }
      guard content.placeholders.isEmpty, content.selectors.isEmpty, content.escapes.isEmpty,
        content.faults.isEmpty
      else {
        throw Refusal(
          reason:
            "the text has placeholders, or characters that stand for others, in one of the two"
        )
      }
      return text
    }
  }

  private func escapingPercents(_ text: String) -> String {
    guard PrintfText.mayHoldPlaceholders(text) else { return text }
    return String(text.flatMap { $0 == "%" ? ["%", "%"] : [$0] })
  }

  private func plainText(_ text: String) throws(Refusal) -> String {
    guard PrintfText.mayHoldPlaceholders(text) else { return text }
    let format = PrintfText(parsing: text).ignoringProse()
    if let placeholder = format.placeholders.first {
      throw Refusal(
        reason: "the format has no placeholders, and the text has \(placeholder.spelling(in: text))"
      )
    }
    var bytes = Array(text.utf8)
    for offset in format.escapedPercents.reversed() { bytes.remove(at: offset) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Message {
  /// The state of the text that has come the least far.
  fileprivate var worstState: TranslationState? {
    let order: [TranslationState?] = [.translated, nil, .machineTranslated, .needsReview, .new]
    var worst: TranslationState? = .translated
    forEachUnit { _, unit in
      let (rank, known) = (order.firstIndex(of: unit.state), order.firstIndex(of: worst))
      if let known, (rank ?? order.count) > known { worst = unit.state }
    }
    return worst
  }

  /// Gives all texts one state.
  fileprivate mutating func setState(_ state: TranslationState?) {
    root.setState(state)
    for index in substitutions.indices { substitutions[index].root.setState(state) }
  }
}

extension MessageNode {
  fileprivate mutating func setState(_ state: TranslationState?) {
    unit?.state = state
    for variation in variations.indices {
      for form in variations[variation].cases.indices {
        variations[variation].cases[form].node.setState(state)
      }
    }
  }
}
