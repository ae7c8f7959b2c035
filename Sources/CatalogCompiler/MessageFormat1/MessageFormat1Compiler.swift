internal import CompiledCatalog
internal import MessageSyntax
internal import SourceText

/// Turns a text of ICU MessageFormat into a program of the run time.
struct MessageFormat1Compiler {
  /// The canonical tag of the locale.
  let locale: String
  /// What a single apostrophe means.
  var apostrophes = MessageFormat1.ApostropheMode.doubleOptional

  /// Returns the node of a text.
  func compile(
    _ text: String, depth: Int, into pools: inout MessagePools
  ) throws(CompileError.Problem) -> NodeReference? {
    guard depth < CompiledLayout.maximumDepth else { throw .tooDeep }
    let message: MessageFormat1.Message
    do throws(MessageFormat1.SyntaxError) {
      message = try MessageFormat1.Message(parsing: text, dialect: .icu(apostrophes))
    } catch {
      throw .invalidMessage(
        text: text, offset: error.range.lowerBound,
        reason: DiagnosticMessage(stringLiteral: error.description))
    }
    if let plain = plainText(of: message, text) { return .text(try pools.text(plain)) }
    var writer = MessageFormat1Writer(text, locale: locale, apostrophes)
    try writer.write(message, into: &pools)
    let words = writer.words
    guard words.count <= MessageFormat1Layout.maximumPlace else { throw .tooLarge }
    return try pools.record([RecordKind.messageFormat1.rawValue | UInt32(words.count) << 8] + words)
  }

  /// Returns what is shown, where that is all there is; else `nil`.
  ///
  /// An apostrophe whose meaning depends on the mode stays in a program, which knows its source.
  private func plainText(of message: MessageFormat1.Message, _ source: String) -> String? {
    guard apostrophes == .doubleOptional || !source.utf8.contains(UInt8(ascii: "'")) else {
      return nil
    }
    guard let node = message.nodes.first else { return "" }
    guard message.nodes.count == 1, case .text(let text) = node else { return nil }
    return text.value
  }

  /// Returns the source of a message that is nothing but a text.
  ///
  /// Quotes what would be syntax, and leaves apostrophes alone that are read as themselves.
  static func source(ofPlain text: String) -> String {
    let isUnchanged = text.utf8.allSatisfy { byte in
      byte != UInt8(ascii: "'") && byte != UInt8(ascii: "{") && byte != UInt8(ascii: "}")
    }
    if isUnchanged || isReadAsItself(text) { return text }
    let message = MessageFormat1.Message([.text(MessageFormat1.Text(text))])
    return message.pattern()
  }

  private static func isReadAsItself(_ text: String) -> Bool {
    guard let message = try? MessageFormat1.Message(parsing: text) else { return false }
    return message == MessageFormat1.Message([.text(MessageFormat1.Text(text))])
  }
}
