/// The languages that a request over HTTP asks for (RFC 9110, section 12.5.4).
///
/// A header comes from outside: what cannot be read is passed over, and no header makes more than
/// ``maximumPreferenceCount`` preferences.
public struct AcceptLanguage: Hashable, Sendable {
  /// A language with its weight.
  public struct Preference: Hashable, Sendable {
    /// The language range as a tag: `de-CH`.
    public let tag: LocaleTag
    /// The weight, `q`, from 0.001 to 1 in steps of a thousandth; 1 where the header names none.
    public let quality: Double
  }

  /// The longest header that is read, in bytes; of a longer one the elements that end before.
  public static let maximumByteCount = 8192
  /// The greatest number of languages that are read.
  public static let maximumPreferenceCount = 64

  /// The languages that are wanted, by weight, the greatest first, then in the order of the header.
  ///
  /// A language that is there twice counts once, with its greatest weight.
  public let preferences: [Preference]
  /// The languages that are not acceptable, those of weight 0, in the order of the header; what is also wanted is not among them.
  public let refused: [LocaleTag]
  /// The weight of every language that is not named, `*`; 0 where they are not acceptable, `nil` where the header says nothing about them.
  public let wildcardQuality: Double?

  /// Reads the value of a header: `fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5`.
  ///
  /// Empty elements, spaces anywhere between the parts, `_` for `-`, unknown parameters, more than
  /// three decimals and weights above 1, which count as 1, are tolerated. An element whose language
  /// is no well-formed tag or whose weight is no number is passed over. Takes O(n) of what is read.
  ///
  /// - Parameter header: The value; the empty one asks for nothing.
  public init(_ header: String) {
    var wanted: [(element: Element, position: Int)] = []
    var refused: [LocaleTag] = []
    var wildcard: Int?
    for text in Self.elements(of: header) where wanted.count + refused.count < Self.limit {
      guard let element = Element(text) else { continue }
      guard let tag = element.tag else {
        wildcard = max(wildcard ?? 0, element.thousandths)
        continue
      }
      if element.thousandths == 0 {
        refused.append(tag)
      } else {
        wanted.append((element, wanted.count))
      }
    }
    wanted.sort {
      ($1.element.thousandths, $0.position) < ($0.element.thousandths, $1.position)
    }
    var seen: Set<LocaleTag> = []
    preferences = wanted.compactMap { element, _ in
      guard let tag = element.tag, seen.insert(tag).inserted else { return nil }
      return Preference(tag: tag, quality: Double(element.thousandths) / 1000)
    }
    self.refused = refused.filter { seen.insert($0).inserted }
    wildcardQuality = wildcard.map { Double($0) / 1000 }
  }

  private static let limit = maximumPreferenceCount

  private static func elements(of header: String) -> [Substring.UTF8View] {
    var text = header.utf8.prefix(maximumByteCount)
    if text.endIndex != header.utf8.endIndex {
      text = text[..<(text.lastIndex(of: UInt8(ascii: ",")) ?? text.startIndex)]
    }
    return text.split(separator: UInt8(ascii: ","))
  }
}

/// An element of the list: a language range and its weight.
private struct Element {
  /// The language, or `nil` for `*`.
  let tag: LocaleTag?
  /// The weight, 0 to 1000.
  let thousandths: Int

  init?(_ text: Substring.UTF8View) {
    let parts = text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard let range = parts.first.map({ String(Substring($0.trimmed)) }) else { return nil }
    var thousandths = 1000
    for parameter in parts.dropFirst() {
      let sides = parameter.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, sides[0].trimmed.elementsEqual("q".utf8, by: { $0 | 0x20 == $1 })
      else { continue }
      guard let weight = Self.thousandths(sides[1].trimmed) else { return nil }
      thousandths = weight
    }
    let tag = range == "*" ? nil : LocaleTag(range)
    guard tag?.isWellFormed ?? true else { return nil }
    self.tag = tag
    self.thousandths = thousandths
  }

  /// Reads a weight; digits after the third decimal are dropped.
  private static func thousandths(_ text: Substring.UTF8View) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let parts = text.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let decimals = parts.count == 2 ? parts[1] : "".utf8[...]
    guard let whole = parts.first, !(whole.isEmpty && decimals.isEmpty),
      whole.allSatisfy({ digits ~= $0 }), decimals.allSatisfy({ digits ~= $0 })
    else { return nil }
    if whole.contains(where: { $0 != UInt8(ascii: "0") }) { return 1000 }
    var value = 0
    for place in 0..<3 {
      let digit = decimals.dropFirst(place).first ?? UInt8(ascii: "0")
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }
}

extension Substring.UTF8View {
  /// Without the white space at both ends (RFC 9110, section 5.6.3).
  fileprivate var trimmed: Substring.UTF8View {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let rest = drop(while: isSpace)
    guard let last = rest.lastIndex(where: { !isSpace($0) }) else { return rest }
    return rest[...last]
  }
}
