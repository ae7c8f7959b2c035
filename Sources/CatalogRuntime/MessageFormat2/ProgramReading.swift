internal import CompiledCatalog

/// An expression of a program.
struct ProgramExpression {
  /// Where its words begin.
  let place: Int
  /// The kind of its operand and its function.
  private let header: UInt32

  /// Finds an expression; `nil` where the file is damaged.
  @inline(__always)
  init?(_ program: borrowing ProgramView, at place: Int) {
    guard let header = program.word(at: place) else { return nil }
    self.place = place
    self.header = header
  }

  /// What the operand is.
  @inline(__always)
  var operandKind: MessageFormat2Layout.Operand {
    MessageFormat2Layout.Operand(rawValue: header & 3) ?? .none
  }

  /// The function; `nil` where the file is damaged.
  @inline(__always)
  var function: MessageFormat2Layout.Function? {
    MessageFormat2Layout.Function(rawValue: header >> 8 & 0xFF)
  }

  /// The number of options.
  @inline(__always)
  var optionCount: Int { min(Int(header >> 16), MessageFormat2Layout.maximumOptionCount) }

  /// Where the first option begins.
  var options: Int { place + MessageFormat2Layout.expressionSize }
}

extension ProgramView {
  /// Returns a copy of the text that a word refers to.
  func string(at index: Int) -> String? {
    guard let text = text(at: index) else { return nil }
    return unsafe text.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Returns offsets in the source that stand in two words.
  func range(at index: Int) -> Range<Int> {
    let start = Int(word(at: index) ?? 0)
    return start..<max(start, Int(word(at: index + 1) ?? 0))
  }

  /// The number of declarations, no more than there can be.
  @inline(__always)
  var declarationCount: Int {
    let count = Int(word(at: MessageFormat2Layout.declarationCount) ?? 0)
    return min(count, self.count / MessageFormat2Layout.declarationSize)
  }

  /// Returns the expression of a declaration; `nil` where the file is damaged.
  @inline(__always)
  func declaration(_ number: Int) -> ProgramExpression? {
    guard number < declarationCount,
      let place = word(
        at: MessageFormat2Layout.declarations + number * MessageFormat2Layout.declarationSize + 1)
    else { return nil }
    return ProgramExpression(self, at: Int(place))
  }

  /// Returns the name of a declared variable.
  func declaredName(_ number: Int) -> String {
    string(at: MessageFormat2Layout.declarations + number * MessageFormat2Layout.declarationSize)
      ?? ""
  }
}
