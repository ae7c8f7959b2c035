/// Finds the tags of HTML and XML in a text.
struct TagScanner {
  /// A tag.
  struct Tag {
    /// What a tag does.
    enum Kind { case opening, closing, empty }

    /// The UTF-8 offsets in the text.
    let range: Range<Int>
    /// The name in lower case.
    let name: String
    let kind: Kind
    /// The attributes whose values do not depend on the language, sorted, in one spelling.
    let attributes: String

    /// What is the same in two tags that do the same.
    var identity: String {
      let isClosing = kind == .closing
      return (isClosing ? "/" : "") + name + (attributes.isEmpty ? "" : " " + attributes)
    }
  }

  /// The tags, in their order.
  private(set) var tags: [Tag] = []
  private let bytes: [UInt8]

  /// Looks at a text.
  init(_ text: String) {
    bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), let tag = tag(at: index) {
        tags.append(tag)
        index = tag.range.upperBound
      } else {
        index += 1
      }
    }
  }

  /// Whether any of the tags is markup: an element of HTML, or a name that is closed, too.
  var hasMarkup: Bool {
    let placeholders = placeholderNames
    return tags.contains { tag in
      Self.elements.contains(tag.name) && !placeholders.contains(tag.name)
        || tag.kind == .closing && tags.contains { $0.name == tag.name && $0.kind != .closing }
    }
  }

  /// The names of tags that stand for a value, as in `git merge <branch>`: bare ones that are closed nowhere.
  var placeholderNames: Set<String> {
    let opened = tags.filter { $0.kind == .opening }
    guard !opened.isEmpty else { return [] }
    let closed = Set(tags.filter { $0.kind == .closing }.map(\.name))
    let withAttributes = Set(opened.filter { !$0.attributes.isEmpty }.map(\.name))
    return Set(opened.map(\.name)).subtracting(closed).subtracting(withAttributes)
  }

  /// The names of tags that stand for a value and that no element of HTML has.
  var certainPlaceholderNames: Set<String> { placeholderNames.subtracting(Self.elements) }

  /// The tags but for those with some names.
  func without(_ names: Set<String>) -> TagScanner {
    guard !names.isEmpty else { return self }
    var scanner = self
    scanner.tags.removeAll { names.contains($0.name) }
    return scanner
  }

  /// The first tag that is not closed, or closes nothing, in a text whose tags should be in order.
  var firstUnbalanced: Tag? {
    var open: [Tag] = []
    for tag in tags where !Self.voidElements.contains(tag.name) {
      switch tag.kind {
      case .empty: break
      case .opening: open.append(tag)
      case .closing:
        guard open.last?.name == tag.name else { return open.last ?? tag }
        open.removeLast()
      }
    }
    return open.first
  }

  private func tag(at start: Int) -> Tag? {
    var index = start + 1
    let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let nameStart = index
    while index < bytes.count, bytes[index].isASCIIAlphanumeric || "-_:".utf8.contains(bytes[index])
    {
      index += 1
    }
    guard index > nameStart, bytes[nameStart].isASCIILetter else { return nil }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self).lowercased()
    let attributesStart = index
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      } else if byte == UInt8(ascii: "<") {
        return nil
      }
      index += 1
    }
    guard index < bytes.count else { return nil }
    let isEmpty = bytes[index - 1] == UInt8(ascii: "/")
    let attributes = bytes[attributesStart..<(isEmpty ? index - 1 : index)]
    guard attributes.isEmpty || attributes.first.map({ $0 <= 0x20 }) ?? false else { return nil }
    return Tag(
      range: start..<index + 1, name: name,
      kind: isClosing ? .closing : isEmpty || Self.voidElements.contains(name) ? .empty : .opening,
      attributes: Self.spelling(of: attributes))
  }

  private static func spelling(of attributes: ArraySlice<UInt8>) -> String {
    var parts: [String] = []
    var part: [UInt8] = []
    var quote: UInt8?
    for byte in attributes {
      if let open = quote {
        if byte == open { quote = nil } else { part.append(byte) }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte <= 0x20 {
        if part.last != UInt8(ascii: "=") {
          parts.append(String(decoding: part, as: UTF8.self))
          part = []
        }
      } else {
        part.append(byte)
      }
    }
    parts.append(String(decoding: part, as: UTF8.self))
    let kept = parts.filter { part in
      !part.isEmpty && !languageAttributes.contains { part.lowercased().hasPrefix($0) }
    }
    return kept.map(withoutAddress).sorted().joined(separator: " ")
  }

  /// Addresses have a rule of their own.
  private static func withoutAddress(_ attribute: String) -> String {
    let name = attribute.prefix { $0 != "=" }.lowercased()
    let isAddress = name == "href" || name == "src"
    return isAddress && attribute.contains("://") ? name : attribute
  }

  /// The attributes whose values people read, or that name a language.
  private static let languageAttributes = [
    "title=", "alt=", "aria-label=", "lang=", "xml:lang=", "dir=", "placeholder=",
  ]

  private static let voidElements: Set = ["br", "hr", "img", "input", "wbr", "meta", "link"]

  private static let elements: Set = [
    "a", "abbr", "b", "big", "blockquote", "body", "br", "center", "cite", "code", "dd", "del",
    "div",
    "dl", "dt", "em", "font", "h1", "h2", "h3", "h4", "h5", "h6", "head", "hr", "html", "i", "img",
    "input", "ins", "kbd", "li", "mark", "meta", "ol", "p", "pre", "q", "s", "samp", "small",
    "span",
    "strike", "strong", "style", "sub", "sup", "table", "tbody", "td", "th", "tr", "tt", "u", "ul",
    "wbr",
  ]
}
