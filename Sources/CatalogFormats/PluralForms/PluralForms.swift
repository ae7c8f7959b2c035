internal import SourceText

/// What a `Plural-Forms` header says: how many forms a text has, and which one belongs to a number.
struct PluralForms: Hashable, Sendable {
  /// What is wrong with a header.
  enum Problem: Hashable, Sendable {
    /// `nplurals=` is missing.
    case noCount
    /// What follows `nplurals=` is no number from 1 to 1000.
    case invalidCount
    /// `plural=` is missing.
    case noExpression
    /// What follows `plural=` is no expression.
    case invalidExpression(PluralExpressionError)
    /// A number divides by zero.
    case divisionByZero(count: UInt)
    /// A number gives a form that is not there.
    case indexOutOfRange(count: UInt, index: UInt, forms: Int)
  }

  /// A problem and where in the value of the header it is, as a range of offsets.
  struct Fault: Error, Hashable, Sendable {
    let problem: Problem
    let range: Range<Int>
  }

  /// The numbers that are tried.
  static let checkedNumbers: ClosedRange<UInt> = 0...1000
  /// The most forms that a file may have.
  static let maximumCount = 1000

  /// How many forms there are.
  let count: Int
  /// The index for a number.
  let expression: PluralExpression

  /// What counts where a file has no header: two forms, the first for 1.
  static let germanic = PluralForms(count: 2, expression: .germanic)

  /// Takes values that are known.
  init(count: Int, expression: PluralExpression) {
    self.count = count
    self.expression = expression
  }

  /// Reads the value of a header, `nplurals=2; plural=(n != 1);`.
  ///
  /// - Parameter value: The bytes behind the colon.
  /// - Throws: `Fault` for the first problem.
  init(parsing value: [UInt8]) throws(Fault) {
    let whole = 0..<value.count
    guard let countStart = value.end(of: "nplurals=") else {
      throw Fault(problem: .noCount, range: whole)
    }
    let digits = value[countStart...].drop { $0 == 0x20 || $0 == 0x09 }
      .prefix { 0x30...0x39 ~= $0 }
    let number = digits.count <= 9 ? Int(String(decoding: digits, as: UTF8.self)) : nil
    guard let number, 1...Self.maximumCount ~= number else {
      let end = value[countStart...].firstIndex(of: UInt8(ascii: ";")) ?? value.count
      throw Fault(problem: .invalidCount, range: countStart..<end)
    }
    guard let start = value.end(of: "plural=", notBehind: UInt8(ascii: "n")) else {
      throw Fault(problem: .noExpression, range: whole)
    }
    let end = value[start...].firstIndex { $0 == UInt8(ascii: ";") || $0 == 0x0A } ?? value.count
    count = number
    do throws(PluralExpressionError) {
      expression = try PluralExpressionParser.parse(value[start..<end])
    } catch {
      let place = min(error.offset, end)
      throw Fault(
        problem: .invalidExpression(error), range: place..<min(place + 1, max(end, place)))
    }
    if let problem = firstProblem { throw Fault(problem: problem, range: start..<end) }
  }

  /// The first number that has no form.
  private var firstProblem: Problem? {
    var stack: [UInt] = []
    for number in Self.checkedNumbers {
      do throws(PluralExpression.Failure) {
        let index = try expression.value(for: number, &stack)
        if index >= UInt(count) {
          return .indexOutOfRange(count: number, index: index, forms: count)
        }
      } catch {
        return .divisionByZero(count: number)
      }
    }
    return nil
  }
}

extension [UInt8] {
  /// Returns the offset behind the first place of a text that does not follow a certain byte.
  fileprivate func end(of text: String, notBehind byte: UInt8? = nil) -> Int? {
    let wanted = Array(text.utf8)
    guard count >= wanted.count else { return nil }
    return (0...count - wanted.count).first { start in
      (start == 0 || byte == nil || self[start - 1] != byte)
        && self[start..<start + wanted.count].elementsEqual(wanted)
    }
    .map { $0 + wanted.count }
  }
}

extension PluralForms.Problem {
  /// What is wrong and what to do.
  var message: DiagnosticMessage {
    switch self {
    case .noCount:
      "“Plural-Forms” has no “nplurals=”; write it as in “nplurals=2; plural=(n != 1);”"
    case .invalidCount:
      "what follows “nplurals=” is no number of forms from 1 to 1000; write it as in “nplurals=2;”"
    case .noExpression:
      "“Plural-Forms” has no “plural=”; write it as in “nplurals=2; plural=(n != 1);”"
    case .invalidExpression(let error): error.message
    case .divisionByZero(let count):
      "the plural expression divides by zero for n = \(count); programs that ask for that number stop"
    case .indexOutOfRange(let count, let index, let forms):
      """
      the plural expression gives form \(index) for n = \(count), and nplurals=\(forms) allows forms from 0 to \
      \(forms - 1)
      """
    }
  }
}

extension PluralExpressionError {
  /// What is wrong and what to do.
  fileprivate var message: DiagnosticMessage {
    switch kind {
    case .operandExpected:
      "the plural expression needs n, a number, “!” or “(” here"
    case .missing(let character):
      "the plural expression needs “\(character)” here"
    case .unexpected:
      """
      the plural expression ends before this; operators are ?: || && == != < > <= >= + - * / % and !, the \
      variable is n
      """
    case .tooDeep:
      """
      the plural expression is nested deeper than \(PluralExpressionParser.maximumDepth) levels; remove \
      parentheses
      """
    }
  }
}
