internal import CompiledCatalog
internal import ICUKit

/// How a locale shows expressions whose options all messages may share, found without a lock by their function and the texts
/// of their options.
///
/// A fixed number is kept for good; where their places are taken, ``MessageFormat2Formatter`` has to do.
final class PreparedExpressions: Sendable {
  /// The greatest number of expressions.
  static let capacity = 128
  private static let probeCount = 4

  private let slots = AtomicSlots<PreparedExpression>(count: capacity)

  /// The number of expressions.
  var count: Int { slots.filledCount }

  /// Returns the expression of a key, made where there is none yet; `nil` where there is no place for it.
  @inline(__always)
  func expression(
    _ key: TextBytes, make: () -> PreparedExpression.Content
  ) -> Unmanaged<PreparedExpression>? {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in unsafe key.bytes.indices {
      unsafe hash = (hash ^ UInt64(key.bytes[index])) &* 0x100_0000_01B3
    }
    let start = Int(truncatingIfNeeded: hash ^ hash >> 32)
    for probe in 0..<Self.probeCount {
      let index = (start &+ probe) & (slots.count &- 1)
      let expression =
        unsafe slots.object(at: index)
        ?? slots.fill(index, with: PreparedExpression(key: Array(key.bytes), content: make()))
      if unsafe expression._withUnsafeGuaranteedRef({ $0.has(key) }) { return unsafe expression }
    }
    return nil
  }
}

/// A function with its options in a locale, without what it is called on.
final class PreparedExpression: Sendable {
  /// What shows the values.
  enum Content: Sendable {
    case number(NumberFormat, NumberUse)
    case date(DateTimeFormat)
    /// Something is wrong with the options, or they take more than this.
    case other
  }

  /// What a number is taken for.
  struct NumberUse: Sendable {
    /// Whether it is rounded before it is shown.
    let isRounded: Bool
    /// How it selects; `nil` where it does not.
    let selection: AnnotatedNumber.Selection?
    /// Whether a whole number is shown without decimals, so that its category is that of the locale.
    let keepsWholeNumbers: Bool
  }

  private let key: [UInt8]
  let content: Content

  init(key: [UInt8], content: Content) {
    self.key = key
    self.content = content
  }

  @inline(__always)
  func has(_ other: TextBytes) -> Bool {
    TextBytes.with(key) { $0.hasSameBytes(as: other.span) }
  }
}

extension PreparedExpression.Content {
  /// Asks ICU for the format of a function with options.
  init(
    _ function: MessageFormat2Layout.Function, _ options: [ResolvedOption], in format: FormatLocale
  ) {
    let locale = format.locale.identifier
    var problems = MessageProblems()
    do throws(MessageFunctionError) {
      switch function {
      case .date, .time, .datetime:
        let date = try DateTimeFunction.value(
          of: function, ResolvedValue(.argument(.date(secondsSince1970: 0))), options, at: 0..<0,
          &problems)
        self = .date(try date.format(in: locale).format)
      case .number, .integer, .currency, .percent, .unit:
        let number = try NumberFunction.value(
          of: function, ResolvedValue(.argument(.integer(0))), options, at: 0..<0, &problems)
        let use = PreparedExpression.NumberUse(
          isRounded: function == .integer, selection: number.selection,
          keepsWholeNumbers: number.keepsWholeNumbers)
        self = .number(try number.format(in: locale), use)
      case .none, .string, .offset, .custom: self = .other
      }
    } catch {
      self = .other
    }
    if !problems.all.isEmpty { self = .other }
  }
}
