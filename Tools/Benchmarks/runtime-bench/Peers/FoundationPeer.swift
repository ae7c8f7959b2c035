import BenchmarkSupport
import Foundation

/// Foundation's `Bundle` over the `.strings` file of the content, and `String(format:)`.
struct FoundationPeer: Sendable {
  private let bundle: Bundle
  private let keys: [String]

  /// Opens the folder of the locale as a bundle: no locale is negotiated for a look-up.
  init(_ content: BenchmarkContent) throws(BenchmarkError) {
    guard let bundle = Bundle(path: content.stringsFolder) else {
      throw BenchmarkError("Foundation opens no bundle at \(content.stringsFolder)")
    }
    self.bundle = bundle
    keys = content.keys
  }

  private func text(_ key: String) -> String {
    bundle.localizedString(forKey: key, value: nil, table: BenchmarkContent.table)
  }

  /// Looks all keys up.
  var lookUp: Operation {
    Operation(count: keys.count) {
      var sum = 0
      for key in keys { sum += Int(text(key).utf8.first ?? 0) }
      return sum
    }
  }

  /// Formats a string and ``SampleMessages/manyNumbers``.
  func format(count: Int) -> Operation {
    Operation(count: count) { FoundationPeer.sum(count) { SampleMessages.pluralKey } }
  }

  /// Looks the message with a string and a number up, and formats it.
  func lookUpAndFormat(count: Int) -> Operation {
    Operation(count: count) { FoundationPeer.sum(count) { text(SampleMessages.pluralKey) } }
  }

  private static func sum(_ count: Int, _ format: () -> String) -> Int {
    let numbers = SampleMessages.manyNumbers
    var sum = 0
    for index in 0..<count {
      let number = numbers.lowerBound + index % numbers.count
      sum += String(format: format(), SampleMessages.name, number).utf8.count
    }
    return sum
  }
}
