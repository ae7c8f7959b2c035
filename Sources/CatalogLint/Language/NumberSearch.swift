internal import ICUKit

/// Finds the numbers in a text, in the digits of any language.
///
/// Digits that are part of a name (`MP3`, `UTF-8`, `3D`) are no numbers.
struct NumberSearch {
  /// The numbers, in their order.
  private(set) var numbers: [WrittenNumber] = []
  /// What stands in digits in names: `MP3` has 3.
  private(set) var digitsInNames: Set<String> = []
  /// Whether the text tells numbers in a way that other languages tell with other digits: times of
  /// day, dates, fractions, thousands and millions as words or letters.
  private(set) var hasOtherNotation = false

  /// What a text has at least one of that has a number or another notation of one.
  static let traits: TextTraits = [.digit, .foreignDigit]

  private let scalars: [(scalar: Unicode.Scalar, offset: Int)]
  private let end: Int

  /// The numbers of a text without digits and fractions.
  init() {
    scalars = []
    end = 0
  }

  /// Looks at a text.
  ///
  /// - Parameters:
  ///   - text: The text, placeholders and addresses blanked.
  ///   - groupsBySpace: Whether a space may stand between the digits of a number.
  init(_ text: BlankedText, groupsBySpace: Bool) {
    scalars = text.scalars
    end = text.bytes.count
    var index = 0
    while index < scalars.count {
      guard digit(at: index) != nil else {
        if scalars[index].scalar.isFraction { hasOtherNotation = true }
        index += 1
        continue
      }
      index = read(at: index, groupsBySpace: groupsBySpace)
    }
  }

  private mutating func read(at start: Int, groupsBySpace: Bool) -> Int {
    var groups = [""]
    var separators: [Unicode.Scalar] = []
    var index = start
    while index < scalars.count {
      if let digit = digit(at: index) {
        groups[groups.count - 1].append(Character(Unicode.Scalar(0x30 + UInt8(digit))))
      } else if isSeparator(at: index, groupsBySpace: groupsBySpace) {
        separators.append(scalars[index].scalar)
        groups.append("")
      } else {
        break
      }
      index += 1
    }
    noteNotation(start..<index)
    if isPartOfName(start..<index) {
      digitsInNames.insert(groups.joined())
    } else {
      let upper = index < scalars.count ? scalars[index].offset : end
      numbers.append(
        WrittenNumber(
          range: scalars[start].offset..<upper, groups: groups, separators: separators,
          isFree: isFree(start..<index, groups.joined())))
    }
    return index
  }

  private func digit(at index: Int) -> Int? {
    let scalar = scalars[index].scalar
    if scalar.isASCII { return 0x30...0x39 ~= scalar.value ? Int(scalar.value - 0x30) : nil }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }

  private func isSeparator(at index: Int, groupsBySpace: Bool) -> Bool {
    guard index + 1 < scalars.count, digit(at: index + 1) != nil else { return false }
    switch scalars[index].scalar {
    case ".", ",", "\u{66B}", "\u{66C}", "'", "\u{2019}": return true
    case " ": return groupsBySpace && isGroup(at: index + 1) && isGroupStart(before: index)
    case "\u{A0}", "\u{202F}", "\u{2009}": return isGroup(at: index + 1)
    default: return false
    }
  }

  /// Whether three digits stand there and not four.
  private func isGroup(at index: Int) -> Bool {
    let digits = scalars[index...].indices.prefix(4).prefix { digit(at: $0) != nil }
    return digits.count == 3
  }

  private func isGroupStart(before index: Int) -> Bool {
    let digits = scalars[..<index].indices.reversed().prefix(4).prefix { digit(at: $0) != nil }
    return 1...3 ~= digits.count
  }

  /// Whether letters or signs make the digits a part of a name or a code: `MP3`, `UTF-8`, `#1`, `3D`.
  private func isPartOfName(_ range: Range<Int>) -> Bool {
    var before = range.lowerBound - 1
    if before > 0, "-_".unicodeScalars.contains(scalars[before].scalar) { before -= 1 }
    if before >= 0, scalars[before].scalar.isBasicLetter || scalars[before].scalar == "_" {
      return true
    }
    guard range.upperBound < scalars.count else { return false }
    let next = scalars[range.upperBound].scalar
    let isSingle =
      range.upperBound + 1 >= scalars.count || !scalars[range.upperBound + 1].scalar.isBasicLetter
    return next.isBasicLetter && next.properties.isUppercase && isSingle
      || next == "_" || "月월".unicodeScalars.contains(next)
  }

  /// Whether other languages say a number without digits: `3rd`, `100%`, `2つ`, `第2`.
  private func isFree(_ range: Range<Int>, _ digits: String) -> Bool {
    let rest = scalars[range.upperBound...].prefix(3).map(\.scalar)
    let before = range.lowerBound > 0 ? scalars[range.lowerBound - 1].scalar : " "
    if digits.utf8.count <= 2, isVietnameseMonth(range.lowerBound) { return true }
    if digits == "100" {
      return rest.contains("%") || before == "%" || rest.contains("％") || rest.first == "\0"
    }
    if digits.utf8.count <= 2, before == "第" || rest.first == "つ" { return true }
    let letters = rest.prefix { $0.isBasicLetter }
    return letters.count == 2
      && ["st", "nd", "rd", "th"].contains(String(String.UnicodeScalarView(letters)).lowercased())
  }

  /// Whether the word for a month stands in front, as in `tháng 3` for March.
  private func isVietnameseMonth(_ start: Int) -> Bool {
    let before = scalars[..<start].suffix(6).map(\.scalar)
    return String(String.UnicodeScalarView(before)).lowercased() == "tháng "
  }

  private mutating func noteNotation(_ range: Range<Int>) {
    let isFollowed = range.upperBound + 1 < scalars.count
    if isFollowed, ":/".unicodeScalars.contains(scalars[range.upperBound].scalar),
      digit(at: range.upperBound + 1) != nil
    {
      hasOtherNotation = true
    }
    var next = range.upperBound
    while next < scalars.count, [" ", "\u{A0}", "\u{202F}"].contains(scalars[next].scalar) {
      next += 1
    }
    guard next < scalars.count,
      scalars[next].scalar.isBasicLetter || !scalars[next].scalar.isASCII
    else { return }
    let rest = scalars[next...].prefix(10).map(\.scalar)
    let word = String(String.UnicodeScalarView(rest)).lowercased()
    if NumberSearch.notations.contains(where: word.hasPrefix) { hasOtherNotation = true }
    if let first = rest.first, ["k", "K", "M"].contains(first),
      rest.count == 1 || !rest[1].isBasicLetter
    {
      hasOtherNotation = true
    }
  }

  /// What may follow a number: halves of the day, and words for thousands and more.
  private static let notations = [
    "am", "pm", "a.m", "p.m", "thousand", "million", "billion", "hundred", "dozen", "lakh", "crore",
    "万", "萬", "亿", "億", "만", "억", "千", "천", "百", "백", "тыс", "млн", "mil ", "mio", "tsd",
  ]
}

extension Unicode.Scalar {
  /// Whether the character is a letter of ASCII.
  fileprivate var isBasicLetter: Bool { isASCII && 0x61...0x7A ~= value | 0x20 }

  /// Whether the character is a fraction by itself: `½`.
  fileprivate var isFraction: Bool { !isASCII && 0xBC...0xBE ~= value || 0x2150...0x215E ~= value }
}
