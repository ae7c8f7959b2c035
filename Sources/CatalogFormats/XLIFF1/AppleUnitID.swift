internal import CatalogModel

/// The identifier of a unit as Xcode writes it: a key, and the way to one of the texts of its message.
///
/// Units of a String Catalog have `KEY|==|plural.one`, `KEY|==|device.ipad` or
/// `KEY|==|substitutions.NAME.plural.other`; those of a `.stringsdict` file `/KEY:dict/VARIABLE:dict/one:dict/:string`,
/// where `NSStringLocalizedFormatKey` stands for the text itself.
struct AppleUnitID: Hashable {
  let key: String
  let path: VariationPath

  /// What identifiers of texts of a dictionary end with.
  static let dictionaryEnd = ":dict/:string"
  private static let separator = "|==|"
  private static let format = "NSStringLocalizedFormatKey"
  private static let rules: [(name: String, kind: Variation.Kind)] = [
    ("NSStringVariableWidthRuleType", .width), ("NSStringDeviceSpecificRuleType", .device),
  ]

  init(key: String, path: VariationPath) {
    self.key = key
    self.path = path
  }

  /// Reads an identifier; `nil` where it is a key alone.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - isDictionary: Whether the unit comes from a `.stringsdict` file.
  init?(_ id: String, isDictionary: Bool) {
    let found = isDictionary ? AppleUnitID.dictionary(id) : AppleUnitID.catalog(id)
    guard let found else { return nil }
    self = found
  }

  /// Spells the identifier.
  func spelling(isDictionary: Bool) -> String {
    guard isDictionary else {
      return path.isEmpty ? key : key + AppleUnitID.separator + path.description
    }
    var parts = [key]
    if let substitution = path.substitution { parts.append(substitution) }
    for step in path.steps {
      if let rule = AppleUnitID.rules.first(where: { $0.kind == step.kind }) {
        parts.append(rule.name)
      }
      parts.append(step.name)
    }
    if path.isEmpty { parts.append(AppleUnitID.format) }
    return "/" + parts.joined(separator: ":dict/") + AppleUnitID.dictionaryEnd
  }

  private static func catalog(_ id: String) -> AppleUnitID? {
    guard id.utf8.contains(UInt8(ascii: "|")) else { return nil }
    let bytes = Array(id.utf8)
    let mark = Array(separator.utf8)
    guard bytes.count > mark.count,
      let start = (0...(bytes.count - mark.count)).last(where: {
        bytes[$0...].starts(with: mark)
      }), start > 0,
      let path = path(String(decoding: bytes[(start + mark.count)...], as: UTF8.self))
    else { return nil }
    return AppleUnitID(key: String(decoding: bytes[..<start], as: UTF8.self), path: path)
  }

  /// Reads a way from its end, since names of substitutions may hold dots.
  private static func path(_ text: String) -> VariationPath? {
    var parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var steps: [VariationPath.Step] = []
    while parts.count >= 2, let kind = kind(parts[parts.count - 2]) {
      steps.insert(VariationPath.Step(kind: kind, name: parts[parts.count - 1]), at: 0)
      parts.removeLast(2)
    }
    guard !steps.isEmpty else { return nil }
    if parts.isEmpty { return VariationPath(steps: steps) }
    guard parts.count >= 2, parts[0] == "substitutions" else { return nil }
    return VariationPath(
      substitution: parts.dropFirst().joined(separator: "."), steps: steps)
  }

  private static func kind(_ name: String) -> Variation.Kind? {
    switch name {
    case "plural": .plural
    case "device": .device
    case "width": .width
    default: nil
    }
  }

  private static func dictionary(_ id: String) -> AppleUnitID? {
    let end = dictionaryEnd
    guard id.utf8.first == UInt8(ascii: "/"), id.hasSuffix(end) else { return nil }
    let parts = split(String(id.dropFirst().dropLast(end.count)))
    guard let key = parts.first, parts.count > 1 else { return nil }
    let names = Array(parts.dropFirst())
    if names == [format] { return AppleUnitID(key: key, path: VariationPath()) }
    guard names.count == 2 else { return nil }
    if let rule = rules.first(where: { $0.name == names[0] }) {
      return AppleUnitID(key: key, path: VariationPath().appending(rule.kind, names[1]))
    }
    guard ["zero", "one", "two", "few", "many", "other"].contains(names[1]) else { return nil }
    return AppleUnitID(
      key: key, path: VariationPath(substitution: names[0]).appending(.plural, names[1]))
  }

  private static func split(_ text: String) -> [String] {
    let mark = Array(":dict/".utf8)
    var parts: [String] = []
    var rest = Array(text.utf8)[...]
    while let start = rest.indices.first(where: { rest[$0...].starts(with: mark) }) {
      parts.append(String(decoding: rest[..<start], as: UTF8.self))
      rest = rest[(start + mark.count)...]
    }
    parts.append(String(decoding: rest, as: UTF8.self))
    return parts
  }
}
