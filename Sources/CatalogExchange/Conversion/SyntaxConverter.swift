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
    case (.plain, .printf): message.mappingTexts { escapingPercents($0) }
    case (.printf, .plain): try message.mappingTexts { text throws(Refusal) in try plainText(text) }
    case (.printf, .messageFormat1) where !arguments.isFormatted && !message.varies,
      (.plain, .messageFormat1):
      message.mappingTexts { MessageFormat1.Message([.text(MessageFormat1.Text($0))]).pattern() }
    case (.printf, .messageFormat1): try messageFormat1(message, arguments)
    case (.messageFormat1, .printf): try printf(fromMessageFormat1: message)
    default:
      throw Refusal(
        reason: "there is no conversion from “\(source.rawValue)” to “\(target.rawValue)”")
    }
  }

  private func messageFormat1(
    _ message: Message, _ arguments: EntryArguments
  ) throws(Refusal) -> Message {
    do throws(ConversionError) {
      let text = try MessageConverter(locale: locale).messageFormat1(
        from: message, arguments: arguments)
      return Message(root: MessageNode(unit: StringUnit(value: text, state: message.worstState)))
    } catch {
      throw Refusal(reason: "\(error.description)")
    }
  }

  private func printf(fromMessageFormat1 message: Message) throws(Refusal) -> Message {
    guard let text = message.root.unit?.value, !message.varies else {
      throw Refusal(reason: "the message has no single text")
    }
    do throws(ConversionError) {
      var converted = try MessageConverter(locale: locale).printf(fromMessageFormat1: text).message
      converted.setState(message.root.unit?.state)
      return converted
    } catch {
      throw Refusal(reason: "\(error.description)")
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
  /// Whether the message has several texts.
  var varies: Bool { !substitutions.isEmpty || !root.variations.isEmpty }

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
