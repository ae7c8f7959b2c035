import BenchmarkSupport
import CatalogCompiler
import CatalogModel
import CatalogRuntime

/// One message of MessageFormat 2 through the run time, by a key that was looked up before, without isolation as its peers.
struct MessageFormat2Messages: Sendable {
  private let bundle: CatalogBundle
  private let key: MessageKey
  private let locale: CatalogLocale

  /// Compiles a message.
  init(_ message: String, locale: String) throws(BenchmarkError) {
    do {
      bundle = try CatalogBundle(
        contents: CatalogCompiler.compile(
          message: message, syntax: .messageFormat2, locale: locale))
    } catch {
      throw BenchmarkError("“\(message)” cannot be compiled: \(error)")
    }
    guard let key = bundle.messageKey(CatalogCompiler.messageKey) else {
      throw BenchmarkError("“\(message)” is not in its catalog")
    }
    self.key = key
    self.locale = CatalogLocale(locale)
  }

  /// Formats a string `name` and the number `count`.
  func pluralAndName(count: Int) -> Operation {
    operation(
      count,
      SampleMessages.numbers.map { number -> NamedArguments in
        ["name": .string(SampleMessages.name), "count": .integer(Int64(number))]
      })
  }

  /// Formats the numbers and the dates of ``NumberAndDateMessage`` as `number` and `date`.
  func numberAndDate(count: Int) -> Operation {
    let start = NumberAndDateMessage.startMilliseconds / 1000
    return operation(
      count,
      (0..<100).map { step -> NamedArguments in
        [
          "number": .number(0.5 + Double(step) * 12.25),
          "date": .date(secondsSince1970: start + Double(step) * 86_400),
        ]
      })
  }

  private func operation(_ count: Int, _ arguments: [NamedArguments]) -> Operation {
    Operation(count: count) { [bundle, key, locale] in
      let options = FormatOptions(isolation: .never)
      var bytes: [UInt8] = []
      bytes.reserveCapacity(1024)
      var sum = 0
      for index in 0..<count {
        bytes.removeAll(keepingCapacity: true)
        bundle.append(
          key, named: arguments[index % arguments.count], locale: locale, options: options,
          to: &bytes)
        sum += bytes.count
      }
      return sum
    }
  }
}
