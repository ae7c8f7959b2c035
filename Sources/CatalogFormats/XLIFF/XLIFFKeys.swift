internal import CatalogModel

/// Gives the entries of a document keys of which each stands once.
///
/// A key is the name that the document gives the resource, else its identifier. Where an earlier entry of the document
/// has that key already, an entry of another file gets the name of its file as its context; one of the same file has
/// its identifier as its key.
struct XLIFFKeys {
  private var taken: Set<ExactName> = []

  /// The key and the context of an entry.
  mutating func key(
    name: String?, id: String, file: String
  ) -> (key: String, context: String?) {
    if let name, take(name) { return (name, nil) }
    if take(id) { return (id, nil) }
    for key in [name, id] {
      guard let key, !key.isEmpty else { continue }
      let whole = Entry.key(key, context: file)
      if take(whole) { return (whole, file) }
    }
    return (id, nil)
  }

  /// Takes a key, if it is one and nobody has it.
  private mutating func take(_ key: String) -> Bool {
    !key.isEmpty && taken.insert(ExactName(key)).inserted
  }
}

/// Gives the files of a document names of which each stands once.
struct XLIFFFileNames {
  private var taken: Set<String> = []

  /// The name of a file: with a number where an earlier one has it already.
  mutating func name(_ name: String) -> String {
    var number = 1
    var unique = name
    while !taken.insert(unique).inserted {
      number += 1
      unique = "\(name) (\(number))"
    }
    return unique
  }
}

/// The place of an entry in the files and groups of a document.
struct XLIFFPlace: Hashable {
  /// The name of the file.
  var file: String
  /// For each level the number of the group in it, from 0.
  var groups: [Int]
}

/// What the files and groups of a document hold beside units.
struct XLIFFContainer {
  var attributes: [(String, String)] = []
  /// Elements as they are spelt.
  var content: [String] = []
  var groups: [XLIFFContainer] = []

  /// The container as a value of a field.
  func value(name: String? = nil) -> FieldValue {
    var fields: [Field] = []
    if let name { fields.append(Field(name: "name", value: .string(name))) }
    if let field = Field("attributes", attributes: attributes.map { ($0.0, $0.1) }) {
      fields.append(field)
    }
    if let field = Field("content", elements: content) { fields.append(field) }
    if !groups.isEmpty {
      fields.append(Field(name: "groups", value: .array(groups.map { $0.value() })))
    }
    return .object(fields)
  }

  init() {}

  init(_ value: FieldValue) {
    attributes = value.members.attributes("attributes")
    content = value.members.elements("content")
    groups = value.members["groups"]?.elements.map { XLIFFContainer($0) } ?? []
  }
}

/// What stands in a file or group, in the order in which it is written: units where they are, groups where the first of
/// their units is, and those without a unit at the end.
struct XLIFFOutline {
  enum Item {
    case unit(Int)
    case group(Int, [Item])
  }

  /// Returns the items of a container.
  ///
  /// - Parameters:
  ///   - units: The numbers of units with the groups that lead to them.
  ///   - container: What the document had there.
  static func items(
    _ units: [(unit: Int, groups: ArraySlice<Int>)], in container: XLIFFContainer
  ) -> [Item] {
    var order: [Int] = []
    var inside: [Int: [(unit: Int, groups: ArraySlice<Int>)]] = [:]
    var items: [Item?] = []
    var places: [Int: Int] = [:]
    for (unit, groups) in units {
      guard let group = groups.first, container.groups.indices.contains(group) else {
        items.append(.unit(unit))
        continue
      }
      if inside[group] == nil {
        order.append(group)
        places[group] = items.count
        items.append(nil)
      }
      inside[group, default: []].append((unit, groups.dropFirst()))
    }
    for group in order {
      guard let place = places[group] else { continue }
      items[place] = .group(group, self.items(inside[group] ?? [], in: container.groups[group]))
    }
    let empty = container.groups.indices.filter { inside[$0] == nil }.map {
      Item.group($0, self.items([], in: container.groups[$0]))
    }
    return items.compactMap(\.self) + empty
  }
}
