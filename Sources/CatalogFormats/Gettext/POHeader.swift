internal import SourceText

/// The fields of the header entry of a file of gettext.
struct POHeader {
  /// One line of the header.
  struct Item {
    /// The name before the colon.
    let name: Substring
    /// What stands behind the colon, without spaces at its ends.
    let value: Substring
    /// The offset of the value in UTF-8 bytes of the header.
    let valueOffset: Int
  }

  /// The header entry of a file.
  struct Entry {
    /// Its text.
    let text: POText
    /// Where the flag `fuzzy` is.
    let fuzzyRange: SourceRange?

    /// Takes the header of the default domain; `nil` where the entry is another one.
    init?(_ message: borrowing POMessage) {
      guard message.isHeader, message.domain == nil, let text = message.translations.first else {
        return nil
      }
      self.text = text
      fuzzyRange = message.fuzzyRange
    }
  }

  /// The lines that are fields, in the order of the file.
  let items: [Item]
  private let text: String

  /// Takes a header apart.
  init(_ text: String) {
    self.text = text
    var items: [Item] = []
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let rest = line[line.index(after: colon)...]
      let value = rest.drop { $0 == " " || $0 == "\t" }
      let last = value.lastIndex { $0 != " " && $0 != "\t" && $0 != "\r" }
      let trimmed = last.map { value[...$0] } ?? value.prefix(0)
      let offset = text.utf8.distance(from: text.startIndex, to: trimmed.startIndex)
      items.append(Item(name: line[..<colon], value: trimmed, valueOffset: offset))
    }
    self.items = items
  }

  /// Returns the first field with a name, else the first with that name in other letter case.
  func item(_ name: String) -> Item? {
    items.first { $0.name == name } ?? items.first { $0.name.lowercased() == name.lowercased() }
  }

  /// What the header says of plural forms; `nil` where it says nothing.
  ///
  /// The C library looks for `nplurals=` and `plural=` wherever they stand in the header.
  var pluralForms: Item? {
    if let item = item("Plural-Forms"), item.value.contains("plural=") { return item }
    guard text.contains("plural=") else { return nil }
    return Item(name: "Plural-Forms", value: text[...], valueOffset: 0)
  }

  /// Returns the value of the first field with a name; `nil` also where it is empty.
  subscript(name: String) -> String? {
    item(name).flatMap { $0.value.isEmpty ? nil : String($0.value) }
  }
}
