internal import CatalogModel
internal import LocaleCore
internal import MessageSyntax

/// A text taken apart; the rule about texts that only fill a place has the same name.
typealias PlacedText = MessageSyntax.PlaceholderText

/// A message of a syntax that only puts values into texts.
struct PlaceholderReading: MessageReading {
  private let read: PlacedText
  private let bytes: [UInt8]
  private let syntax: TextSyntax
  /// What is not shown as it is, in the order of the text.
  private let items: [Item]

  /// Something in the text that is not shown as it is.
  private enum Item {
    case placeholder(PlacedText.Placeholder)
    case escape(PlacedText.Escape)
    case selector(PlacedText.Selector)

    var range: Range<Int> {
      switch self {
      case .placeholder(let placeholder): placeholder.range
      case .escape(let escape): escape.range
      case .selector(let selector): selector.range
      }
    }
  }

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - read: What stands in the text.
  ///   - text: The text.
  ///   - syntax: Its syntax.
  init(_ read: PlacedText, of text: String, _ syntax: TextSyntax) {
    self.read = read
    self.syntax = syntax
    bytes = Array(text.utf8)
    let items =
      read.placeholders.map { Item.placeholder($0) } + read.escapes.map { .escape($0) }
      + read.selectors.map { .selector($0) }
    self.items = items.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
  }

  var faults: [PlacedText.Fault] { read.faults }

  var zeroSpelling: String { "[0]" }

  var arguments: [MessageArgument] {
    read.placeholders.map {
      MessageArgument(
        name: $0.comparedName, kind: .any, type: $0.type, isOptional: $0.isOptional,
        range: $0.range)
    }
  }

  func spelling(of name: String) -> String {
    guard let placeholder = read.placeholders.first(where: { $0.comparedName == name }) else {
      return name
    }
    return String(decoding: bytes[placeholder.range], as: UTF8.self)
  }

  var selectors: [MessageSelector] {
    var selectors: [MessageSelector] = []
    // The texts of selectors that are not at their end yet, with how each is chosen.
    var open: [(range: Range<Int>, selection: Selection)] = []
    for selector in read.selectors {
      while let last = open.last, !last.range.contains(selector.range.lowerBound) {
        open.removeLast()
      }
      let outer = open.last?.selection ?? Selection()
      let forms = selector.variants.map { variant in
        let key = selector.key(of: variant)
        return MessageSelector.Form(
          key: key, keyRange: variant.keyRange, textRange: variant.textRange,
          selection: key.map { outer.selecting(selector.name, $0) } ?? outer)
      }
      selectors.append(
        MessageSelector(
          name: selector.name, kind: selector.messageKind, offset: 0, nameRange: selector.nameRange,
          forms: forms, spelling: "{ $\(selector.name) }"))
      for form in forms.reversed() { open.append((form.textRange, form.selection)) }
    }
    return selectors
  }

  func shown(_ selection: Selection, category: (Double, Bool) -> String?) -> ShownText {
    let text = ShownText()
    var next = 0
    append(0..<bytes.count, selection, category, from: &next, to: text)
    return text
  }

  /// Adds a part of the message, and steps over the items in it.
  private func append(
    _ range: Range<Int>, _ selection: Selection, _ category: (Double, Bool) -> String?,
    from next: inout Int, to text: ShownText
  ) {
    var text = text
    var written = range.lowerBound
    while next < items.count, items[next].range.lowerBound < range.upperBound {
      let item = items[next]
      next += 1
      guard item.range.lowerBound >= written else { continue }
      text.append(written..<item.range.lowerBound, of: bytes)
      written = item.range.upperBound
      switch item {
      case .escape(let escape): text.append(escape.text.asPercentText, for: escape.range)
      case .placeholder(let placeholder): append(placeholder, to: &text)
      case .selector(let selector):
        let chosen = selector.variant(for: selection, category)
        if let chosen { append(chosen.textRange, selection, category, from: &next, to: text) }
        while next < items.count, items[next].range.lowerBound < item.range.upperBound { next += 1 }
      }
    }
    text.append(min(written, range.upperBound)..<range.upperBound, of: bytes)
  }

  private func append(_ placeholder: PlacedText.Placeholder, to text: inout ShownText) {
    switch placeholder.kind {
    case .value, .message:
      text.appendValue(
        of: placeholder.isOptional ? nil : placeholder.comparedName, at: placeholder.range)
    case .element, .opening, .closing:
      text.appendNothing(
        of: placeholder.isOptional ? nil : placeholder.comparedName, at: placeholder.range)
    }
  }
}

extension PlacedText.Placeholder {
  /// By what the placeholder is compared: a closing element is another one than its opening.
  fileprivate var comparedName: String { kind == .closing ? "/" + name : name }
}

extension PlacedText.Selector {
  fileprivate var messageKind: MessageSelector.Kind {
    switch kind {
    case .plural: .plural(isOrdinal: false)
    case .ordinal: .plural(isOrdinal: true)
    case .word: .word
    }
  }

  /// The key by which a text is chosen; `nil` for the default.
  fileprivate func key(of variant: Variant) -> SelectionKey? {
    if variant.isDefault { return nil }
    return Double(variant.key).map { .number($0) } ?? .word(variant.key)
  }

  fileprivate func variant(
    for selection: Selection, _ category: (Double, Bool) -> String?
  ) -> Variant? {
    let standard = variants.first(where: \.isDefault) ?? variants.last
    guard let wanted = selection.keys[name] else { return standard }
    if let exact = variants.first(where: { key(of: $0) == wanted }) { return exact }
    guard kind != .word else { return standard }
    let other: SelectionKey? =
      if case .number(let number) = wanted {
        category(number, kind == .ordinal).map { .word($0) }
      } else {
        wanted.namedNumber.map { .number($0) }
      }
    return variants.first { other != nil && key(of: $0) == other } ?? standard
  }
}

extension String {
  /// The text with its percent signs as formats have them.
  fileprivate var asPercentText: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    return split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }
}
