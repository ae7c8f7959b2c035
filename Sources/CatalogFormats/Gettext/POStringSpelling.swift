internal import CatalogModel

/// Spells the strings of a PO file in the lines that the tools of gettext would write.
struct POStringSpelling {
  /// The columns of a page.
  static let pageWidth = 79

  /// Whether long lines are broken; not where an entry has the flag `no-wrap`.
  let wraps: Bool
  /// How placeholders look, in which no line is broken.
  let syntax: TextSyntax

  /// Appends a keyword and its strings.
  ///
  /// - Parameters:
  ///   - keyword: The keyword, `msgid`.
  ///   - text: The text.
  ///   - mark: What stands before each line: `#~ ` or nothing.
  ///   - output: What is written so far.
  func append(_ keyword: String, _ text: String, mark: String, to output: inout [UInt8]) {
    let portions = portions(of: text)
    let startAfterBreak = mark.utf8.count + 1
    let width = (wraps ? Self.pageWidth : .max) - 1 - startAfterBreak
    var isFirst = true
    for (position, portion) in portions.enumerated() {
      let breaks = POLineBreaks(portion.scalars, unbreakable: portion.unbreakable)
      if isFirst {
        let start = keyword.utf8.count + 1
        let found = breaks.breaks(width: width, start: start)
        output += mark.utf8
        output += keyword.utf8
        let isWhole =
          position == portions.count - 1 && found.isEmpty && start <= width
          || portion.scalars.isEmpty
        isFirst = false
        if isWhole {
          appendLine(portion.scalars[...], mark: " ", to: &output)
          continue
        }
        output += " \"\"\n".utf8
      }
      var start = 0
      for end in breaks.breaks(width: width, start: 0) + [portion.scalars.count] {
        appendLine(portion.scalars[start..<end], mark: mark, to: &output)
        start = end
      }
    }
  }

  private func appendLine(
    _ scalars: ArraySlice<Unicode.Scalar>, mark: String, to output: inout [UInt8]
  ) {
    output += mark.utf8
    output.append(UInt8(ascii: "\""))
    for scalar in scalars { output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter }
    output += "\"\n".utf8
  }

  private struct Portion {
    var scalars: [Unicode.Scalar] = []
    var unbreakable: [Bool] = []
  }

  /// The parts of a text up to its line breaks, with escapes.
  private func portions(of text: String) -> [Portion] {
    let interiors = PlaceholderInteriors(of: text, syntax)
    var portions: [Portion] = []
    var portion = Portion()
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let isInside = interiors.contains(index)
      if scalar.isASCII, let escape = POEscapes.escape(of: UInt8(scalar.value)) {
        portion.scalars += escape.unicodeScalars
        portion.unbreakable += [isInside || scalar == "\n", true]
      } else {
        portion.scalars.append(scalar)
        portion.unbreakable.append(isInside)
      }
      if scalar == "\n" {
        portions.append(portion)
        portion = Portion()
      }
    }
    if !portion.scalars.isEmpty || portions.isEmpty { portions.append(portion) }
    return portions
  }
}

/// The positions in a text that are inside of placeholders, without their first characters.
private struct PlaceholderInteriors {
  private var isInside: [Bool] = []

  init(of text: String, _ syntax: TextSyntax) {
    let scalars = Array(text.unicodeScalars)
    let mark: Unicode.Scalar
    switch syntax {
    case .printf, .python, .qt: mark = "%"
    case .braces: mark = "{"
    default: return
    }
    guard scalars.contains(mark) else { return }
    isInside = Array(repeating: false, count: scalars.count)
    var index = 0
    while index < scalars.count {
      guard scalars[index] == mark else {
        index += 1
        continue
      }
      let end =
        syntax == .braces ? Self.endOfBraces(scalars, index) : Self.endOfPercent(scalars, index)
      for inside in index + 1..<max(end, index + 1) { isInside[inside] = true }
      index = max(end, index + 1)
    }
  }

  func contains(_ index: Int) -> Bool { index < isInside.count && isInside[index] }

  private static func endOfBraces(_ scalars: [Unicode.Scalar], _ start: Int) -> Int {
    scalars[start...].firstIndex(of: "}").map { $0 + 1 } ?? start
  }

  private static func endOfPercent(_ scalars: [Unicode.Scalar], _ start: Int) -> Int {
    var index = start + 1
    if index < scalars.count, scalars[index] == "(" {
      guard let end = scalars[index...].firstIndex(of: ")") else { return start }
      index = end + 1
    }
    let modifiers = Set("0123456789$*.+- #'Ihljztq".unicodeScalars.map(\.value))
    while index < scalars.count, modifiers.contains(scalars[index].value) { index += 1 }
    return index < scalars.count ? index + 1 : start
  }
}
