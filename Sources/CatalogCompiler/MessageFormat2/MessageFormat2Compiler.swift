internal import CompiledCatalog
internal import MessageSyntax
internal import SourceText

/// Turns a text of Unicode MessageFormat 2 into a program of the run time.
struct MessageFormat2Compiler {
  /// The canonical tag of the locale.
  let locale: String

  /// Returns the node of a text: a plain text where the message is one, else a program.
  ///
  /// - Throws: The first syntax error, or the first error of the data model.
  func compile(
    _ text: String, depth: Int, into pools: inout MessagePools
  ) throws(CompileError.Problem) -> NodeReference? {
    let message = try Self.validMessage(text)
    if let plain = Self.plainText(of: message),
      Self.source(ofPlain: plain).utf8.elementsEqual(text.utf8)
    {
      return .text(try pools.text(plain))
    }
    guard depth < CompiledLayout.maximumDepth else { throw .tooDeep }
    let words = try Self.words(of: message, &pools)
    guard words.count < MessageFormat2Layout.wordLimit else { throw .tooLarge }
    return try pools.record(
      [RecordKind.messageFormat2.rawValue | UInt32(words.count) << 8] + words)
  }

  /// Returns the source of a message that is nothing but a text.
  static func source(ofPlain text: String) -> String {
    var writer = MessageFormat2.Writer()
    writer.text(text)
    return (try? writer.finish()) ?? text
  }

  private static func words(
    of message: MessageFormat2.Message, _ pools: inout MessagePools
  ) throws(CompileError.Problem) -> [UInt32] {
    var writer = MessageFormat2ProgramWriter()
    // The pools are lent: a copy would cost as much as all texts so far.
    swap(&writer.pools, &pools)
    defer { swap(&writer.pools, &pools) }
    try writer.write(message)
    return writer.words
  }

  private static func validMessage(
    _ text: String
  ) throws(CompileError.Problem) -> MessageFormat2.Message {
    let message: MessageFormat2.Message
    do {
      message = try MessageFormat2.Message(parsing: text)
    } catch {
      throw .invalidMessage(
        text: text, offset: error.range.lowerBound,
        reason: DiagnosticMessage(stringLiteral: error.kind.explanation))
    }
    if let error = message.dataModelErrors().first {
      throw .invalidMessage(
        text: text, offset: error.range.lowerBound,
        reason: DiagnosticMessage(stringLiteral: error.kind.explanation))
    }
    return message
  }

  /// The text of a message without declarations, variants and placeholders.
  private static func plainText(of message: MessageFormat2.Message) -> String? {
    guard message.declarations.isEmpty, case .pattern(let pattern) = message.body else {
      return nil
    }
    var text = ""
    for part in pattern.parts {
      guard case .text(let part) = part else { return nil }
      text += part.value
    }
    return text
  }
}
