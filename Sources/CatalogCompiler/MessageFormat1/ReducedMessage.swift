internal import MessageSyntax

/// A message inside an argument as ICU reads it once more where apostrophes must be doubled, like Java before it.
///
/// The quotes are taken away, then what is left is read as a message of its own where a brace is in it. The number of a
/// plural argument was put in before: the last character for private use stands for it.
struct ReducedMessage {
  /// Stands for the number of a plural argument.
  static let pound: Unicode.Scalar = "\u{10FFFD}"

  /// The text to be read.
  private(set) var text = ""

  /// Takes the quotes of a message away, whose nodes were read from a text.
  init(_ message: MessageFormat1.Message, in source: String) {
    for node in message.nodes {
      switch node {
      case .text(let text): self.text += text.value
      case .pound: text.unicodeScalars.append(Self.pound)
      case .argument, .plural, .select, .choice, .tag:
        append(reducing: source.utf8.dropFirst(node.range.lowerBound).prefix(node.range.count))
      }
    }
  }

  /// Whether there is a brace in the text.
  var hasSyntax: Bool { text.utf8.contains(UInt8(ascii: "{")) }

  /// Adds bytes of the source without each first apostrophe; of two side by side one stays.
  private mutating func append(reducing bytes: Substring.UTF8View) {
    var reduced: [UInt8] = []
    var opensPair = false
    for byte in bytes {
      guard byte == UInt8(ascii: "'") else {
        reduced.append(byte)
        opensPair = false
        continue
      }
      if opensPair { reduced.append(byte) }
      opensPair.toggle()
    }
    text += String(decoding: reduced, as: UTF8.self)
  }
}
