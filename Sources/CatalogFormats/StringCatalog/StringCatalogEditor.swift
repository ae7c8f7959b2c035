public import CatalogModel
internal import ICUKit
internal import LocaleCore
public import SourceText
internal import StructuredText

/// Changes messages in a String Catalog (`.xcstrings`) so that every other byte of it stays.
///
/// A text whose forms stay the same is replaced alone; a message with other forms as a whole, in the layout of the
/// file. What is new stands where Xcode would put it.
public struct StringCatalogEditor: CatalogEditor {
  /// Creates an editor.
  public init() {}

  /// Returns the edits that make the changes; takes time linear in the size of the file.
  public func edits(
    for changes: [CatalogChange], in file: SourceFile, _ catalog: Catalog
  ) throws(CatalogEditError) -> [TextEdit] {
    guard !changes.isEmpty else { return [] }
    guard let json = try? JSONDocument(parsing: file.bytes), let collator = try? Collator.root
    else {
      throw CatalogEditError(kind: .malformed, subject: .init())
    }
    let places = try StringCatalogPlaces(json, collator)
    let units = UnitEditor(file: file, escapes: JSONSourceEscapes())
    let entries = Dictionary(catalog.entries.map { ($0.key, $0) }) { first, _ in first }
    var edits: [TextEdit] = []
    for change in changes {
      let subject = Diagnostic.Subject(key: change.key, locale: change.locale)
      guard let entry = entries[change.key] else {
        throw CatalogEditError(kind: .missingEntry, subject: subject)
      }
      let tag = LocaleTag(change.locale)
      let old = entry.localizations?.first { LocaleTag($0.locale) == tag }
      if let old,
        let same = units.edits(from: old.message, to: change.message, state: { $0.spelling })
      {
        edits += same
      } else {
        edits.append(
          try places.edit(change, spelledAs: old?.locale ?? change.locale, subject))
      }
    }
    return edits
  }
}

/// Where the messages of a String Catalog stand, as JSON.
private struct StringCatalogPlaces {
  private let json: JSONDocument
  private let collator: Collator
  private let layout: JSONWriter.Layout
  /// The entries by their keys; `nil` for a key that stands twice.
  private var entries: [String: Int?] = [:]

  init(_ json: JSONDocument, _ collator: Collator) throws(CatalogEditError) {
    self.json = json
    self.collator = collator
    layout = json.layout
    guard let strings = StringCatalogPlaces.member("strings", of: 0, in: json).first,
      json.kind(strings) == .object
    else { throw CatalogEditError(kind: .malformed, subject: .init()) }
    for entry in json.children(of: strings) {
      let key = json.name(entry)
      entries[key] = entries[key] == nil ? .some(entry) : .some(nil)
    }
  }

  private static func member(_ name: String, of node: Int, in json: JSONDocument) -> [Int] {
    json.children(of: node).filter { json.name($0).utf8.elementsEqual(name.utf8) }
  }

  /// Returns the edit that replaces the localization of an entry as a whole, or adds it.
  func edit(
    _ change: CatalogChange, spelledAs locale: String, _ subject: Diagnostic.Subject
  ) throws(CatalogEditError) -> TextEdit {
    guard let entry = entries[change.key] ?? nil, json.kind(entry) == .object else {
      throw CatalogEditError(
        kind: entries[change.key] == nil ? .missingEntry : .repeatedName, subject: subject)
    }
    let message = try encoded(change.message, subject)
    let localizations = StringCatalogPlaces.member("localizations", of: entry, in: json)
    guard let list = localizations.first else {
      return insertion(
        of: .init("localizations", .object([.init(locale, message)])), into: entry, depth: 2)
    }
    guard localizations.count == 1, json.kind(list) == .object else {
      throw CatalogEditError(kind: .malformed, subject: subject)
    }
    let present = StringCatalogPlaces.member(locale, of: list, in: json)
    guard let localization = present.first else {
      return insertion(of: .init(locale, message), into: list, depth: 3)
    }
    guard present.count == 1 else { throw CatalogEditError(kind: .repeatedName, subject: subject) }
    return TextEdit(
      range: json.range(localization),
      replacement: JSONWriter.fragment(message, depth: 4, layout: layout))
  }

  private func encoded(
    _ message: Message, _ subject: Diagnostic.Subject
  ) throws(CatalogEditError) -> JSONValue {
    var encoder = StringCatalogEncoder(order: .canonical, collator: collator)
    do throws(CatalogWriteError) {
      return try encoder.encodeMessage(message)
    } catch {
      throw CatalogEditError(kind: .unwritable(error.kind), subject: subject)
    }
  }

  /// Returns the edit that adds a member to an object, in Xcode's order.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - object: The object.
  ///   - depth: How many objects the object stands in.
  private func insertion(
    of member: JSONValue.Member, into object: Int, depth: Int
  ) -> TextEdit {
    let line = layout.lineEnd + String(repeating: layout.indentation, count: depth + 1)
    let text =
      JSONWriter.fragment(.string(member.name), depth: 0, layout: layout) + layout.colon
      + JSONWriter.fragment(member.value, depth: depth + 1, layout: layout)
    let members = json.children(of: object)
    guard let last = members.last else {
      let range = json.range(object)
      return TextEdit(
        range: SourceRange(range.start + 1, range.end - 1),
        replacement: line + text + layout.lineEnd
          + String(repeating: layout.indentation, count: depth))
    }
    // Order is asked of the names that are there: the new one stands before the first that comes after it.
    let next = members.first { collator.areInIncreasingOrder(member.name, json.name($0)) }
    if let next {
      let start = json.wholeRange(next).start
      return TextEdit(range: SourceRange(start, start), replacement: text + "," + line)
    }
    let end = json.wholeRange(last).end
    return TextEdit(range: SourceRange(end, end), replacement: "," + line + text)
  }
}
