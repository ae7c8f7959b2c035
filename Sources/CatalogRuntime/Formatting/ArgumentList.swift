/// The arguments of one message, which whoever formats it keeps.
@safe struct ArgumentList {
  /// The arguments by their positions, which begin at 0 here.
  let arguments: UnsafeBufferPointer<FormatArgument>

  /// Passes the arguments of an array on, which are counted once and not with every copy of the list.
  @inline(__always)
  static func with<Result>(
    _ arguments: [FormatArgument], _ body: (ArgumentList) -> Result
  ) -> Result {
    unsafe arguments.withUnsafeBufferPointer { unsafe body(ArgumentList(arguments: $0)) }
  }

  /// Whether there is none.
  @inline(__always)
  var isEmpty: Bool { unsafe arguments.isEmpty }

  /// Returns the argument at a position from 1, or `nil` where it was not passed.
  @inline(__always)
  subscript(position: Int) -> FormatArgument? {
    guard position > 0, unsafe position <= arguments.count else { return nil }
    return unsafe arguments[position &- 1]
  }

  /// The position of the first number; 1 where there is none.
  var positionOfNumber: Int { (unsafe arguments.firstIndex { $0.isNumber } ?? 0) + 1 }
}
