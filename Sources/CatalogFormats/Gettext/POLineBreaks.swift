internal import ICUKit

/// Where the tools of gettext break the lines of strings: at the opportunities of UAX 14, by pairs of classes, so that
/// a line takes no more columns than there are.
struct POLineBreaks {
  /// How a line may be broken before a character.
  private enum Pair {
    case always, afterSpace, never
  }

  /// The characters of a string as it is spelt in the file.
  private let scalars: [Unicode.Scalar]
  /// Whether a line may be broken before each of them.
  private var isOpportunity: [Bool]

  /// Finds the opportunities.
  ///
  /// - Parameters:
  ///   - scalars: The characters of a string as it is spelt in the file.
  ///   - unbreakable: The positions before which nothing is broken: inside of escapes and placeholders.
  init(_ scalars: [Unicode.Scalar], unbreakable: [Bool]) {
    self.scalars = scalars
    isOpportunity = Array(repeating: false, count: scalars.count)
    findOpportunities()
    for index in scalars.indices where unbreakable[index] { isOpportunity[index] = false }
  }

  private mutating func findOpportunities() {
    var last: LineBreakClass?
    var hasSpace = false
    for (index, scalar) in scalars.enumerated() {
      let current = Self.resolved(scalar)
      switch current {
      case .space:
        hasSpace = true
        continue
      case .zeroWidthSpace: break
      case .combiningMark, .zeroWidthJoiner:
        if last == .zeroWidthSpace { isOpportunity[index] = true }
        if !hasSpace, last != nil { continue }
        last = .alphabetic
        hasSpace = false
        continue
      default:
        if let last {
          isOpportunity[index] =
            switch Self.pair(last, current) {
            case .always: true
            case .afterSpace: hasSpace
            case .never: false
            }
          // Wide parentheses have room around them.
          if current == .openPunctuation, last.isLetter || last == .numeric,
            TextWidth.columns(of: Character(scalar)) == 2
          {
            isOpportunity[index] = true
          }
        }
      }
      last = current
      hasSpace = false
    }
  }

  /// Returns the positions before which lines are broken, in ascending order.
  ///
  /// - Parameters:
  ///   - width: The columns of a line.
  ///   - start: The column of the first character.
  func breaks(width: Int, start: Int) -> [Int] {
    var breaks: [Int] = []
    var last: Int?
    var (column, pieceWidth) = (start, 0)
    func breakBeforePiece() {
      if let last, column + pieceWidth > width {
        breaks.append(last)
        column = 0
      }
    }
    for (index, scalar) in scalars.enumerated() {
      if isOpportunity[index] {
        breakBeforePiece()
        last = index
        column += pieceWidth
        pieceWidth = 0
      }
      pieceWidth += scalar.isASCII ? 1 : TextWidth.columns(of: Character(scalar))
    }
    breakBeforePiece()
    return breaks
  }

  private static let asciiClasses = (0..<128).map { LineBreakClass(of: Unicode.Scalar(UInt8($0))) }

  private static func resolved(_ scalar: Unicode.Scalar) -> LineBreakClass {
    let found =
      scalar.isASCII ? asciiClasses[Int(scalar.value)] : LineBreakClass(of: scalar)
    return switch found {
    case .ambiguous, .complexContext, .unknown, .surrogate: .alphabetic
    case .contingentBreak: .ideographic
    case .conditionalJapaneseStarter: .nonstarter
    default: found
    }
  }

  /// The rules of UAX 14 for two classes, in their order.
  private static func pair(_ before: LineBreakClass, _ after: LineBreakClass) -> Pair {
    if before == .zeroWidthSpace { return .always }
    switch after {
    case .wordJoiner, .closePunctuation, .closeParenthesis, .exclamation, .infixNumeric,
      .breakSymbols:
      return .never
    default: break
    }
    switch (before, after) {
    case (.openPunctuation, _), (.quotation, .openPunctuation), (.breakBoth, .breakBoth),
      (.closePunctuation, .nonstarter), (.closeParenthesis, .nonstarter):
      return .never
    case (.wordJoiner, _), (.glue, _), (.quotation, _), (_, .quotation), (.breakBefore, _):
      return .afterSpace
    case (.breakAfter, .glue), (.hyphen, .glue): return .always
    case (_, .glue), (_, .breakAfter), (_, .hyphen), (_, .nonstarter): return .afterSpace
    default: return isJoined(before, after) ? .afterSpace : .always
    }
  }

  private static func isJoined(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch after {
    case .inseparable: joinsInseparable(before)
    case .numeric:
      before.isLetter || before == .numeric || before == .prefixNumeric || before == .postfixNumeric
        || before == .hyphen || before == .infixNumeric || before == .breakSymbols
        || before == .closeParenthesis
    case .alphabetic, .hebrewLetter:
      before.isLetter || before == .numeric || before == .prefixNumeric || before == .postfixNumeric
        || before == .closeParenthesis || before == .breakSymbols && after == .hebrewLetter
    case .ideographic, .emojiBase: before == .prefixNumeric
    case .emojiModifier: before == .prefixNumeric || before == .emojiBase
    case .postfixNumeric:
      before.isLetter || before == .numeric || before.isClosing || before.isHangul
        || before == .ideographic || before == .emojiBase || before == .emojiModifier
    case .prefixNumeric: before.isLetter || before == .numeric || before.isClosing
    case .openPunctuation:
      before.isLetter || before == .numeric || before == .prefixNumeric || before == .postfixNumeric
    case .regionalIndicator: before == .regionalIndicator
    case .leadingJamo, .vowelJamo, .trailingJamo, .hangulLV, .hangulLVT:
      before == .prefixNumeric || joinsHangul(before, after)
    default: false
    }
  }

  private static func joinsInseparable(_ before: LineBreakClass) -> Bool {
    before.isLetter || before.isHangul
      || [.exclamation, .ideographic, .emojiBase, .emojiModifier, .inseparable, .numeric].contains(
        before)
  }

  private static func joinsHangul(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch before {
    case .leadingJamo: after != .trailingJamo
    case .vowelJamo, .hangulLV: after == .vowelJamo || after == .trailingJamo
    case .trailingJamo, .hangulLVT: after == .trailingJamo
    default: false
    }
  }
}

extension LineBreakClass {
  fileprivate var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
  fileprivate var isClosing: Bool { self == .closePunctuation || self == .closeParenthesis }
  fileprivate var isHangul: Bool {
    [.leadingJamo, .vowelJamo, .trailingJamo, .hangulLV, .hangulLVT].contains(self)
  }
}
