import BenchmarkSupport
import CatalogCompiler
import CatalogModel
import CatalogRuntime

/// One message of ICU MessageFormat through the run time, into bytes that are used again.
struct MessageFormat1Messages: Sendable {
  private let bundle: CatalogBundle
  private let key: MessageKey
  private let locale: CatalogLocale = "en"

  /// Compiles a pattern for English.
  init(_ pattern: String) throws(BenchmarkError) {
    do {
      bundle = try CatalogBundle(
        contents: CatalogCompiler.compile(
          message: pattern, syntax: .messageFormat1, locale: "en"))
    } catch {
      throw BenchmarkError("“\(pattern)” cannot be compiled: \(error)")
    }
    guard let key = bundle.messageKey(CatalogCompiler.messageKey) else {
      throw BenchmarkError("“\(pattern)” is not in its catalog")
    }
    self.key = key
  }

  /// Formats a string and ``SampleMessages/numbers``.
  func pluralAndName(count: Int) -> Operation {
    operation(count, [.string(SampleMessages.name), .integer(0)]) { index, arguments in
      arguments[1] = .integer(Int64(index % SampleMessages.numbers.count))
    }
  }

  /// Looks the message up, and formats a string and ``SampleMessages/numbers`` by their names `0` and `1`.
  func pluralAndNameByName(count: Int) -> Operation {
    Operation(count: count) { [bundle, locale] in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(1024)
      var sum = 0
      for index in 0..<count {
        let number = Int64(index % SampleMessages.numbers.count)
        bytes.removeAll(keepingCapacity: true)
        bundle.append(
          key: CatalogCompiler.messageKey,
          named: ["0": .string(SampleMessages.name), "1": .integer(number)], locale: locale,
          to: &bytes)
        sum += bytes.count
      }
      return sum
    }
  }

  /// Formats two strings and each of the keys of ``SelectionMessage`` in turn.
  func selection(count: Int) -> Operation {
    let arguments = SelectionMessage.keys.map { key -> [FormatArgument] in
      [.string(SampleMessages.name), .string(SampleMessages.file), .string(key)]
    }
    return Operation(count: count) { [bundle, locale, key] in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(1024)
      var sum = 0
      for index in 0..<count {
        bytes.removeAll(keepingCapacity: true)
        bundle.append(
          key, arguments: arguments[index % arguments.count], locale: locale, to: &bytes)
        sum += bytes.count
      }
      return sum
    }
  }

  /// Formats the numbers and the dates of ``NumberAndDateMessage``.
  func numberAndDate(count: Int) -> Operation {
    let start = NumberAndDateMessage.startMilliseconds / 1000
    return operation(count, [.number(0), .date(secondsSince1970: 0)]) { index, arguments in
      let step = Double(index % 100)
      arguments[0] = .number(0.5 + step * 12.25)
      arguments[1] = .date(secondsSince1970: start + step * 86_400)
    }
  }

  private func operation(
    _ count: Int, _ first: [FormatArgument],
    _ change: @escaping @Sendable (Int, inout [FormatArgument]) -> Void
  ) -> Operation {
    Operation(count: count) { [bundle, locale, key] in
      var arguments = first
      var bytes: [UInt8] = []
      bytes.reserveCapacity(1024)
      var sum = 0
      for index in 0..<count {
        change(index, &arguments)
        bytes.removeAll(keepingCapacity: true)
        bundle.append(key, arguments: arguments, locale: locale, to: &bytes)
        sum += bytes.count
      }
      return sum
    }
  }
}
