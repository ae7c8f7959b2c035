import BenchmarkSupport

/// Messages with arguments through the run time; `nil` for what it cannot do yet.
///
/// Each operation makes `count` messages of ``SampleMessages`` and returns the number of their UTF-8 bytes.
struct RuntimeMessages {
  /// Looks the message with a string and a number up, and formats it with the numbers from 0 to 99.
  let pluralAndName: Operation?
  /// Looks the message with two strings up, and formats it.
  let twoStrings: Operation?
  /// The whole `String(localized:)` with a string and the numbers from 0 to 99.
  let localizedString: Operation?

  init(_ content: BenchmarkContent, count: Int) throws(BenchmarkError) {
    pluralAndName = nil
    twoStrings = nil
    localizedString = nil
  }
}
