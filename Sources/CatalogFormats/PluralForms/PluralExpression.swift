/// The expression of a `Plural-Forms` header that gives the index of the form for a number.
///
/// It is one of C over the variable `n` and whole numbers, with `?:`, `||`, `&&`, comparisons, `+ - * / %`, `!` and
/// parentheses, computed as C's `unsigned long` of 64 bits: what is too large begins again at 0 (GNU gettext manual,
/// section 12.6, Additional functions for plural forms).
struct PluralExpression: Hashable, Sendable {
  /// One step of a machine that keeps numbers on a stack.
  enum Step: Hashable, Sendable {
    /// Puts a number on the stack.
    case number(UInt)
    /// Puts the number that is asked for on the stack.
    case count
    /// Replaces the number on the stack by 1 where it is 0, by 0 elsewhere.
    case not
    /// Replaces the number on the stack by 1 where it is not 0.
    case truth
    /// Replaces two numbers by what an operator makes of them.
    case binary(Operator)
    /// Takes a number; where it is 0, the next step is another one.
    case skipUnless(Int)
    /// The next step is another one.
    case skip(Int)
    /// Takes a number; where it is 0, it stays and the next step is another one.
    case keepZero(Int)
    /// Takes a number; where it is not 0, a 1 takes its place and the next step is another one.
    case keepTruth(Int)
  }

  /// An operator with two operands that are both computed.
  enum Operator: Hashable, Sendable {
    case equal, unequal, less, greater, lessOrEqual, greaterOrEqual
    case plus, minus, times, divided, modulo
  }

  /// Why there is no index for a number.
  enum Failure: Error, Hashable, Sendable {
    /// A division by zero, or a remainder of one.
    case divisionByZero
  }

  /// The steps; at their end one number is on the stack.
  let steps: [Step]

  /// The rule of languages like English, which counts where a file has no other: `n != 1`.
  static let germanic = PluralExpression(steps: [.count, .number(1), .binary(.unequal)])

  /// Returns the index for a number.
  ///
  /// - Parameter count: The number.
  /// - Throws: `Failure` where the expression has no value.
  func value(for count: UInt) throws(Failure) -> UInt {
    var stack: [UInt] = []
    return try value(for: count, &stack)
  }

  /// Returns the index for a number, with a stack that is used again.
  func value(for count: UInt, _ stack: inout [UInt]) throws(Failure) -> UInt {
    stack.removeAll(keepingCapacity: true)
    var next = 0
    while next < steps.count {
      let step = steps[next]
      next += 1
      switch step {
      case .number(let number): stack.append(number)
      case .count: stack.append(count)
      case .skip(let target): next = target
      default:
        guard let top = stack.popLast() else { break }
        switch step {
        case .not: stack.append(top == 0 ? 1 : 0)
        case .truth: stack.append(top == 0 ? 0 : 1)
        case .skipUnless(let target): if top == 0 { next = target }
        case .keepZero(let target):
          if top == 0 {
            stack.append(0)
            next = target
          }
        case .keepTruth(let target):
          if top != 0 {
            stack.append(1)
            next = target
          }
        case .binary(let binary):
          stack.append(try binary.apply(stack.popLast() ?? 0, top))
        case .number, .count, .skip: break
        }
      }
    }
    return stack.last ?? 0
  }
}

extension PluralExpression.Operator {
  /// Returns what the operator makes of two numbers.
  fileprivate func apply(_ left: UInt, _ right: UInt) throws(PluralExpression.Failure) -> UInt {
    switch self {
    case .equal: left == right ? 1 : 0
    case .unequal: left != right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .lessOrEqual: left <= right ? 1 : 0
    case .greaterOrEqual: left >= right ? 1 : 0
    case .plus: left &+ right
    case .minus: left &- right
    case .times: left &* right
    case .divided, .modulo:
      if right == 0 {
        throw .divisionByZero
      } else if self == .divided {
        left / right
      } else {
        left % right
      }
    }
  }
}
