internal import CatalogModel

/// The texts of one message with the ways to them: what two states of a catalog are compared by.
struct PlainTexts: Hashable, Sendable {
  private let texts: [String]

  /// Collects the texts of a message.
  init(_ message: Message) {
    var texts: [String] = []
    message.forEachUnit { path, unit in texts += [path.description, unit.value ?? ""] }
    for phrase in message.root.phrases?.phrases ?? [] { texts += ["phrase", phrase.value] }
    self.texts = texts
  }

  /// A message that is one text.
  init(plain text: String) { texts = ["", text] }

  /// Whether no text has anything in it.
  var isEmpty: Bool { !values.contains { !$0.isEmpty } }

  /// The texts without the ways to them.
  private var values: [String] {
    texts.indices.filter { $0 % 2 == 1 }.map { texts[$0] }
  }

  /// Returns the first text that another message has otherwise, in both forms.
  func firstDifference(from other: PlainTexts) -> (old: String, new: String) {
    for (new, old) in zip(values, other.values) where new != old { return (old, new) }
    return (other.values.first ?? "", values.first ?? "")
  }
}

extension Entry {
  /// The source texts: those of the source language, else the key.
  func sourceTexts(isSource: (String) -> Bool) -> PlainTexts {
    let source = localizations?.first { isSource($0.locale) }
    let texts = source.map { PlainTexts($0.message) }
    guard let texts, !texts.isEmpty else { return PlainTexts(plain: key) }
    return texts
  }
}
