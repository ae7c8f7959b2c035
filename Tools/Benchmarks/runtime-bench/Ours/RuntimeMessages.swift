import BenchmarkSupport
import CatalogRuntime

/// Texts and messages through the run time, each made into a `String`.
struct RuntimeMessages: Sendable {
  private let bundle: CatalogBundle
  private let locale = CatalogLocale(BenchmarkContent.locale)
  private let keys: [String]

  init(_ content: BenchmarkContent) throws(BenchmarkError) {
    do { bundle = try CatalogBundle(path: content.compiledFile) } catch {
      throw BenchmarkError("\(content.compiledFile) cannot be opened: \(error)")
    }
    keys = content.keys
  }

  /// Looks all keys up.
  var lookUp: Operation {
    Operation(count: keys.count) {
      var sum = 0
      for key in keys { sum += Int(bundle.string(forKey: key, locale: locale).utf8.first ?? 0) }
      return sum
    }
  }

  /// Looks the message with a string and a number up, and formats it with ``SampleMessages/numbers``.
  func pluralAndName(count: Int) -> Operation {
    Operation(count: count) {
      sum(count, SampleMessages.numbers) { number in
        bundle.string(
          forKey: SampleMessages.pluralKey,
          arguments: [.string(SampleMessages.name), .integer(Int64(number))], locale: locale)
      }
    }
  }

  /// Looks the message with two strings up, and formats it.
  func twoStrings(count: Int) -> Operation {
    Operation(count: count) {
      sum(count, SampleMessages.numbers) { _ in
        bundle.string(
          forKey: SampleMessages.stringsKey,
          arguments: [.string(SampleMessages.name), .string(SampleMessages.file)], locale: locale)
      }
    }
  }

  /// The whole `String(localized:)` with a string and ``SampleMessages/manyNumbers``.
  func localizedString(count: Int) -> Operation {
    Operation(count: count) {
      sum(count, SampleMessages.manyNumbers) { number in
        String(
          localized: "\(SampleMessages.name) has \(number) files", bundle: bundle, locale: locale)
      }
    }
  }

  /// Returns the number of UTF-8 bytes of all messages together.
  private func sum(
    _ count: Int, _ numbers: ClosedRange<Int>, _ message: (Int) -> String
  ) -> Int {
    var sum = 0
    for index in 0..<count {
      sum += message(numbers.lowerBound + index % numbers.count).utf8.count
    }
    return sum
  }
}
