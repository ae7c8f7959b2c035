/// How far the message of an entry has come in a locale, from best to worst.
///
/// The worst of its texts decides.
public enum CoverageStatus: UInt8, Hashable, Sendable, Comparable, CaseIterable {
  /// Every text is there and done; what has no state is taken as done.
  case translated
  /// Every text is there, and one is to be looked at again or in a state that nobody knows.
  case needsReview
  /// Every text is there, and nobody has looked at what a machine wrote.
  case machineTranslated
  /// A text is marked as new: at best it is a copy of the source.
  case new
  /// A text is empty, or a form of a variation lacks one.
  case incomplete
  /// There is no text at all.
  case absent

  /// Whether readers have nothing that was translated for them.
  public var isMissing: Bool { self >= .new }

  /// The statuses that may be accepted beside `translated`.
  public static let acceptable: [CoverageStatus] = [.needsReview, .machineTranslated]

  /// Orders statuses from best to worst.
  public static func < (left: CoverageStatus, right: CoverageStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
