internal import ICUShims

/// Why a pattern is none, or why a match was given up.
public enum RegularExpressionError: Error, Hashable, Sendable {
  /// The pattern has a mistake, at the offset in code points where ICU noticed it, if it tells.
  case invalidPattern(ICUError, offset: Int?)
  /// The pattern has more than 4096 UTF-16 code units.
  case patternTooLong
  /// The text has more than 2 GB.
  case textTooLong
  /// The match took more steps than its limit: the pattern goes back too often on this text.
  case timeLimitExceeded
  /// The match needed more memory than its limit.
  case stackLimitExceeded
  /// ICU failed in another way.
  case failed(ICUError)

  init(matching error: ICUError) {
    self =
      switch error.code {
      case cicu_status_pattern_time_out: .timeLimitExceeded
      case cicu_status_pattern_stack_overflow: .stackLimitExceeded
      default: .failed(error)
      }
  }
}
