internal import CatalogModel
internal import SourceText
internal import StructuredText

/// The members of an object whose names differ in a plural suffix of i18next alone: `item_one`, `item_other`.
struct PluralGroups {
  /// The forms of one text.
  struct Group {
    /// The name without the suffix.
    let base: String
    /// The member with that name itself, the text that is shown where no form fits.
    var plain: Int?
    /// The forms by the number of things, and by the place in an order.
    var cardinals: [Form] = []
    var ordinals: [Form] = []

    /// The first member in the order of the file.
    var first: Int { members.min() ?? 0 }

    fileprivate var members: [Int] {
      (plain.map { [$0] } ?? []) + (cardinals + ordinals).map(\.member)
    }
  }

  /// A member with a suffix.
  struct Form {
    let member: Int
    let category: String
    /// The bytes of the category in the name.
    let range: SourceRange
    /// The bytes of the name before its suffix.
    let baseRange: SourceRange
  }

  private let json: JSONDocument
  private var groups: [ExactName: Group] = [:]
  private var bases: [Int: ExactName] = [:]
  /// Members with a suffix of version 3 of the format, `item_plural` beside `item`.
  private(set) var oldPlural: Int?

  /// Finds the groups of an object; `nil` where no name has a suffix.
  init?(in object: Int, of json: JSONDocument) {
    self.json = json
    var hasSuffix = false
    json.forEachChild(of: object) { member in
      hasSuffix = hasSuffix || PluralSuffix.mayEnd(json.nameRange(member), of: json.bytes)
    }
    guard hasSuffix else { return nil }
    collect(object)
    findOldPlurals(object)
  }

  /// Returns the group of a member, or `nil` where it is a text of its own.
  func group(of member: Int) -> Group? { bases[member].flatMap { groups[$0] } }

  private mutating func collect(_ object: Int) {
    json.forEachChild(of: object) { member in
      guard json.kind(member) == .string,
        let suffix = PluralSuffix(of: json.nameRange(member), json.bytes)
      else { return }
      let base = String(decoding: json.name(member).utf8.dropLast(suffix.byteCount), as: UTF8.self)
      let name = json.nameRange(member)
      let form = Form(
        member: member, category: suffix.category, range: suffix.range,
        baseRange: SourceRange(name.start, name.end - suffix.byteCount))
      var group = groups[ExactName(base)] ?? Group(base: base)
      if suffix.isOrdinal { group.ordinals.append(form) } else { group.cardinals.append(form) }
      groups[ExactName(base)] = group
    }
    var siblings: Set<ExactName>?
    for (name, group) in groups {
      let isGroup =
        isEvident(group.cardinals) || isEvident(group.ordinals)
        || isOnlyForm(group, in: object, &siblings)
      if !isGroup { groups[name] = nil }
    }
    guard !groups.isEmpty else { return }
    findPlain(object)
    for (name, group) in groups { for member in group.members { bases[member] = name } }
  }

  /// Whether forms show by themselves that they are some: one of them is `other`, or has a name that no
  /// enumeration would have, or counts.
  private func isEvident(_ forms: [Form]) -> Bool {
    let categories = Set(forms.map(\.category))
    guard categories.count > 1 else { return false }
    return categories.contains { ["other", "few", "many"].contains($0) }
      || forms.contains { counts($0.member) }
  }

  /// Whether a form `other` is the only one that its language has, and not the last of an enumeration.
  private func isOnlyForm(
    _ group: Group, in object: Int, _ siblings: inout Set<ExactName>?
  ) -> Bool {
    let forms = group.cardinals + group.ordinals
    guard forms.count == 1, let form = forms.first, form.category == "other" else { return false }
    if interpolates(form.member) { return true }
    let names = siblings ?? enumerationNames(object)
    siblings = names
    return !names.contains(ExactName(group.base))
  }

  /// What stands before an underscore in the names of an object that have no plural suffix.
  private func enumerationNames(_ object: Int) -> Set<ExactName> {
    var names: Set<ExactName> = []
    json.forEachChild(of: object) { member in
      guard PluralSuffix(of: json.nameRange(member), json.bytes) == nil else { return }
      let name = json.name(member)
      if let underscore = name.utf8.lastIndex(of: UInt8(ascii: "_")) {
        names.insert(ExactName(String(name[..<underscore])))
      }
    }
    return names
  }

  private mutating func findPlain(_ object: Int) {
    // Most names are as long as no base is: they need no look-up.
    var lengths = Array(repeating: false, count: 256)
    for name in groups.keys { lengths[name.text.utf8.count & 0xFF] = true }
    json.forEachChild(of: object) { member in
      let range = json.nameRange(member)
      let hasEscapes = json.bytes[range.start..<range.end].contains(UInt8(ascii: "\\"))
      guard hasEscapes || lengths[range.count & 0xFF], json.kind(member) == .string else { return }
      let name = ExactName(json.name(member))
      if let group = groups[name], group.plain == nil { groups[name]?.plain = member }
    }
  }

  private mutating func findOldPlurals(_ object: Int) {
    var singulars: [ExactName: Int] = [:]
    json.forEachChild(of: object) { member in
      let range = json.nameRange(member)
      let name = json.bytes[range.start..<range.end]
      guard json.kind(member) == .string else { return }
      if name.hasSuffix("_plural") {
        singulars[ExactName(String(json.name(member).dropLast("_plural".count)))] = member
      } else if name.hasSuffix("_0"), counts(member) {
        singulars[ExactName(json.name(member).dropLast() + "1")] = member
      }
    }
    guard !singulars.isEmpty else { return }
    var found: [Int] = []
    json.forEachChild(of: object) { member in
      if json.kind(member) == .string, let plural = singulars[ExactName(json.name(member))] {
        found.append(plural)
      }
    }
    oldPlural = found.min()
  }

  private func interpolates(_ member: Int) -> Bool { contains("{{", member) }

  private func counts(_ member: Int) -> Bool {
    contains("{{count", member) || contains("{{ count", member)
  }

  private func contains(_ part: String, _ member: Int) -> Bool {
    let range = json.range(member)
    let text = Array(json.bytes[range.start..<range.end])
    return AndroidTextFields.offset(of: Array(part.utf8), in: text, from: 0) != nil
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ suffix: StaticString) -> Bool {
    let count = suffix.utf8CodeUnitCount
    guard self.count > count else { return false }
    return unsafe self.suffix(count)
      .elementsEqual(UnsafeBufferPointer(start: suffix.utf8Start, count: count))
  }
}

/// The plural suffix of a name.
struct PluralSuffix {
  let category: String
  let isOrdinal: Bool
  /// The number of bytes of the suffix, its underscores included.
  let byteCount: Int
  /// The bytes of the category.
  let range: SourceRange

  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// Whether a name may have a suffix of this or an older version: a quick look at its end.
  static func mayEnd(_ name: SourceRange, of bytes: [UInt8]) -> Bool {
    guard name.count > 2 else { return false }
    let last = bytes[name.end - 1]
    switch last {
    case UInt8(ascii: "o"), UInt8(ascii: "e"), UInt8(ascii: "w"), UInt8(ascii: "y"),
      UInt8(ascii: "r"), UInt8(ascii: "l"), UInt8(ascii: "0"):
      break
    default: return false
    }
    let longest = 7
    for offset in max(name.start, name.end - longest)..<name.end
    where bytes[offset] == UInt8(ascii: "_") {
      return true
    }
    return false
  }

  /// Finds the suffix of a name.
  ///
  /// - Parameters:
  ///   - name: The bytes of the name.
  ///   - bytes: The file.
  /// - Returns: `nil` where it has none, or nothing before it.
  init?(of name: SourceRange, _ bytes: [UInt8]) {
    guard PluralSuffix.mayEnd(name, of: bytes) else { return nil }
    let text = bytes[name.start..<name.end]
    guard let underscore = text.lastIndex(of: UInt8(ascii: "_")), underscore > name.start,
      let category = PluralSuffix.categories.first(where: {
        text[(underscore + 1)...].elementsEqual($0.utf8)
      })
    else { return nil }
    self.category = category
    range = SourceRange(underscore + 1, name.end)
    let ordinal = Array("_ordinal".utf8)
    isOrdinal =
      underscore - ordinal.count > name.start
      && text[..<underscore].suffix(ordinal.count).elementsEqual(ordinal)
    byteCount = name.end - underscore + (isOrdinal ? ordinal.count : 0)
  }
}

extension MessageJSONDecoder {
  /// Reads the forms of one text.
  mutating func appendGroup(_ group: PluralGroups.Group, at place: Place) {
    var entry = makeEntry(group.first, .name(group.base), at: place)
    entry.keyRange =
      group.plain.map { json.nameRange($0) } ?? (group.cardinals + group.ordinals).first?.baseRange
    var node = MessageNode()
    if let plain = group.plain { node.unit = unit(plain) }
    if !group.cardinals.isEmpty {
      node.variations.append(variation(.plural, group.cardinals))
    }
    if !group.ordinals.isEmpty {
      node.variations.append(variation(I18nextFormat.ordinalKind, group.ordinals))
    }
    entry.localizations = [Localization(locale: file.locale, message: Message(root: node))]
    entries.append(entry)
  }

  private func unit(_ node: Int) -> StringUnit {
    StringUnit(value: json.string(node), valueRange: json.range(node))
  }

  private func variation(_ kind: Variation.Kind, _ forms: [PluralGroups.Form]) -> Variation {
    Variation(
      kind: kind,
      cases: forms.map {
        Variation.Case(
          name: $0.category, nameRange: $0.range, node: MessageNode(unit: unit($0.member)))
      })
  }

  /// Notes once that a file has the plural suffixes of older versions.
  mutating func noteOldPlurals(_ groups: PluralGroups) {
    guard let member = groups.oldPlural, !hasSeenOldPlurals else { return }
    hasSeenOldPlurals = true
    file.report(
      """
      “\(json.name(member))” has a plural suffix of version 3 of the format, which i18next 21 and \
      later read with compatibilityJSON: "v3" alone; use the suffixes of version 4, such as _one \
      and _other
      """, at: json.nameRange(member), severity: .warning)
  }
}
