import BenchmarkSupport
import CompiledCatalog

/// Look-ups in the compiled catalog of the content.
struct CompiledLookUp: Sendable {
  /// The catalog.
  let catalog: CompiledCatalog
  /// The table of the keys.
  let table: TableNumber
  /// The index of the locale of the texts.
  let locale: Int
  private let keys: KeyList
  private let numbers: [KeyNumber]

  init(_ content: BenchmarkContent) throws(BenchmarkError) {
    let catalog = content.compiled
    guard let table = catalog.table(named: BenchmarkContent.table),
      let locale = catalog.locale(tagged: BenchmarkContent.locale)
    else { throw BenchmarkError("the compiled catalog lacks its table or locale") }
    self.catalog = catalog
    self.table = table
    self.locale = locale
    keys = KeyList(content.keys.map { Array($0.utf8) })
    numbers = content.keys.compactMap { catalog.key($0, in: table) }
  }

  /// Looks all keys up, as far as their texts in UTF-8.
  var byKey: Operation {
    Operation(count: keys.count) { keys.sum(firstByte) }
  }

  /// Looks all numbers up, as generated symbols do.
  var byNumber: Operation { byNumber(numbers, repetitions: 1) }

  /// Looks a hundred numbers up, over and over: the texts of one screen, which stay in the processor’s cache.
  var byFewNumbers: Operation { byNumber(Array(numbers.prefix(100)), repetitions: 100) }

  private func byNumber(_ numbers: [KeyNumber], repetitions: Int) -> Operation {
    Operation(count: numbers.count * repetitions) {
      var sum = 0
      for _ in 0..<repetitions {
        for number in numbers {
          if let message = catalog.message(number, locale: locale), let text = message.text {
            sum += text.isEmpty ? 0 : Int(text[0])
          }
        }
      }
      return sum
    }
  }

  /// Looks all keys up, and copies their texts into strings.
  var byKeyToString: Operation {
    Operation(count: keys.count) {
      keys.sum { key in
        guard let number = catalog.key(key, in: table),
          let message = catalog.message(number, locale: locale), let text = message.text
        else { return 0 }
        return Int(String(copying: text).utf8.first ?? 0)
      }
    }
  }

  @inline(__always)
  private func firstByte(_ key: Span<UInt8>) -> Int {
    guard let number = catalog.key(key, in: table),
      let message = catalog.message(number, locale: locale), let text = message.text,
      !text.isEmpty
    else { return 0 }
    return Int(text[0])
  }
}
