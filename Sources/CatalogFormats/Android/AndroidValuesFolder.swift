internal import LocaleCore

/// What the name of a folder of values tells: `values-b+sr+Latn-night`.
///
/// The qualifiers must stand in Android's order, or the resource compiler refuses the folder.
struct AndroidValuesFolder {
  /// The locale as a tag of BCP 47, `nil` for the values that hold for all.
  ///
  /// The old codes that Android still writes are replaced: `iw` is `he`, `in` is `id`, `ji` is `yi`.
  let locale: String?
  /// The name with a `*` in the place of the locale.
  let table: String

  /// Takes the name of a folder apart; `nil` where it is none of values.
  init?(_ name: String) {
    var qualifiers = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard qualifiers.first?.lowercased() == "values" else { return nil }
    var front = [qualifiers.removeFirst()]
    while let next = qualifiers.first, AndroidValuesFolder.isNetwork(next) {
      front.append(qualifiers.removeFirst())
    }
    locale = AndroidValuesFolder.takeLocale(from: &qualifiers)
    guard AndroidValuesFolder.areInOrder(qualifiers) else { return nil }
    table = (front + ["*"] + qualifiers).joined(separator: "-")
  }

  private static func takeLocale(from qualifiers: inout [String]) -> String? {
    guard let first = qualifiers.first?.lowercased(), rank(first) == nil else { return nil }
    if first.hasPrefix("b+") {
      let tag = LocaleTag(String(first.dropFirst(2).map { $0 == "+" ? "-" : $0 }))
      guard tag.isWellFormed else { return nil }
      qualifiers.removeFirst()
      return withCurrentCode(tag.identifier)
    }
    guard 2...3 ~= first.utf8.count, first.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) else {
      return nil
    }
    qualifiers.removeFirst()
    guard let region = qualifiers.first, region.lowercased().hasPrefix("r"),
      2...3 ~= region.utf8.count - 1
    else { return withCurrentCode(first) }
    let tag = LocaleTag(first + "-" + region.dropFirst())
    guard tag.region != nil else { return withCurrentCode(first) }
    qualifiers.removeFirst()
    return withCurrentCode(tag.identifier)
  }

  private static func withCurrentCode(_ tag: String) -> String {
    let codes = ["iw": "he", "in": "id", "ji": "yi"]
    let language = tag.prefix { $0 != "-" }
    return (codes[String(language)] ?? String(language)) + tag.dropFirst(language.count)
  }

  private static func isNetwork(_ qualifier: String) -> Bool {
    let name = qualifier.lowercased()
    return (name.hasPrefix("mcc") || name.hasPrefix("mnc"))
      && isNumber(name.dropFirst(3))
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }

  private static func areInOrder(_ qualifiers: [String]) -> Bool {
    var last = 0
    for qualifier in qualifiers {
      guard let rank = rank(qualifier.lowercased()), rank > last else { return false }
      last = rank
    }
    return true
  }

  /// The place of a qualifier behind the locale, or `nil` where there is no such qualifier.
  private static func rank(_ name: String) -> Int? {
    if let index = names.firstIndex(where: { $0.contains(name) }) { return 10 * (index + 1) }
    if name.hasPrefix("sw"), name.hasSuffix("dp"), isNumber(name.dropFirst(2).dropLast(2)) {
      return 31
    }
    if name.hasSuffix("dp"), isNumber(name.dropFirst().dropLast(2)) {
      if name.hasPrefix("w") { return 32 }
      if name.hasPrefix("h") { return 33 }
    }
    if name.hasSuffix("dpi"), isNumber(name.dropLast(3)) { return 120 }
    if name.hasPrefix("v"), isNumber(name.dropFirst()) { return 200 }
    let sides = name.split(separator: "x", omittingEmptySubsequences: false)
    return sides.count == 2 && sides.allSatisfy(isNumber) ? 190 : nil
  }

  /// The qualifiers with fixed names, in their order.
  private static let names: [[String]] = [
    [], ["feminine", "masculine", "neuter"], ["ldrtl", "ldltr"],
    ["small", "normal", "large", "xlarge"], ["long", "notlong"], ["round", "notround"],
    ["widecg", "nowidecg"], ["highdr", "lowdr"], ["port", "land", "square"],
    ["car", "desk", "television", "appliance", "watch", "vrheadset"], ["night", "notnight"],
    ["ldpi", "mdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi", "nodpi", "tvdpi", "anydpi"],
    ["notouch", "stylus", "finger"], ["keysexposed", "keyshidden", "keyssoft"],
    ["nokeys", "qwerty", "12key"], ["navexposed", "navhidden"],
    ["nonav", "dpad", "trackball", "wheel"],
  ]
}
