import BenchmarkSupport
import CatalogRuntime

/// Texts and messages through the run time, each made into a `String`.
struct RuntimeMessages: Sendable {
  private let bundle: CatalogBundle
  private let locale = CatalogLocale(BenchmarkContent.locale)
  private let keys: [String]
  private let pluralKey: MessageKey
  private let stringsKey: MessageKey
  private let textKeys: [MessageKey]

  init(_ content: BenchmarkContent) throws(BenchmarkError) {
    do { bundle = try CatalogBundle(path: content.compiledFile) } catch {
      throw BenchmarkError("\(content.compiledFile) cannot be opened: \(error)")
    }
    keys = content.keys
    guard let pluralKey = bundle.messageKey(SampleMessages.pluralKey),
      let stringsKey = bundle.messageKey(SampleMessages.stringsKey)
    else { throw BenchmarkError("\(content.compiledFile) lacks the messages") }
    self.pluralKey = pluralKey
    self.stringsKey = stringsKey
    textKeys = content.keys.compactMap { [bundle] in bundle.messageKey($0) }
  }

  /// Takes the bytes of a hundred texts by generated symbols, over and over: those of one screen, which stay in the
  /// processor’s cache.
  var byFewSymbols: Operation { bySymbol(Array(textKeys.prefix(100)), repetitions: 100) }

  /// Takes the bytes of all texts by generated symbols.
  var bySymbol: Operation { bySymbol(textKeys, repetitions: 1) }

  private func bySymbol(_ keys: [MessageKey], repetitions: Int) -> Operation {
    Operation(count: keys.count * repetitions) { [bundle, locale] in
      var sum = 0
      for _ in 0..<repetitions {
        for key in keys {
          if let text = bundle.utf8(for: key, locale: locale) { sum += Int(text[0]) }
        }
      }
      return sum
    }
  }

  /// Formats the message with a string and a number into bytes that are used again, as ICU does with its string.
  func pluralAndNameByKey(count: Int) -> Operation {
    Operation(count: count) { [bundle, locale, pluralKey] in
      var arguments: [FormatArgument] = [.string(SampleMessages.name), .integer(0)]
      var bytes: [UInt8] = []
      bytes.reserveCapacity(1024)
      var sum = 0
      for index in 0..<count {
        let numbers = SampleMessages.numbers
        arguments[1] = .integer(Int64(numbers.lowerBound + index % numbers.count))
        bytes.removeAll(keepingCapacity: true)
        bundle.append(pluralKey, arguments: arguments, locale: locale, to: &bytes)
        sum += bytes.count
      }
      return sum
    }
  }

  /// Formats the message with two strings into bytes that are used again.
  func twoStringsByKey(count: Int) -> Operation {
    Operation(count: count) { [bundle, locale, stringsKey] in
      let arguments: [FormatArgument] = [
        .string(SampleMessages.name), .string(SampleMessages.file),
      ]
      var bytes: [UInt8] = []
      bytes.reserveCapacity(1024)
      var sum = 0
      for _ in 0..<count {
        bytes.removeAll(keepingCapacity: true)
        bundle.append(stringsKey, arguments: arguments, locale: locale, to: &bytes)
        sum += bytes.count
      }
      return sum
    }
  }

  /// Looks all keys up, as far as their texts in UTF-8.
  var byKey: Operation {
    Operation(count: keys.count) { [bundle, locale, keys] in
      var sum = 0
      for key in keys {
        if let text = bundle.utf8(forKey: key, locale: locale) { sum += Int(text[0]) }
      }
      return sum
    }
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
