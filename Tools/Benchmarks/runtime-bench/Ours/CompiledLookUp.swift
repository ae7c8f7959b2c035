import BenchmarkSupport
import CompiledCatalog

/// Look-ups in the compiled catalog of the content.
struct CompiledLookUp: Sendable {
  /// The catalog.
  let catalog: CompiledCatalog
  /// The table of the keys.
  let table: TableNumber
  private let tableKeys: Range<UInt32>
  /// Where the messages of the locale of the texts are, which the run time finds once.
  private let messages: LocaleMessages
  private let keys: KeyList
  private let numbers: [KeyNumber]

  init(_ content: BenchmarkContent) throws(BenchmarkError) {
    let catalog = content.compiled
    guard let table = catalog.table(named: BenchmarkContent.table),
      let locale = catalog.locale(tagged: BenchmarkContent.locale),
      let messages = catalog.messages(ofLocale: locale)
    else { throw BenchmarkError("the compiled catalog lacks its table or locale") }
    self.catalog = catalog
    self.table = table
    self.messages = messages
    tableKeys = catalog.keys(of: table)
    keys = KeyList(content.keys.map { Array($0.utf8) })
    numbers = content.keys.compactMap { catalog.key($0, in: table) }
  }

  /// Looks all keys up, as far as their texts in UTF-8.
  var byKey: Operation {
    Operation(count: keys.count) { keys.sum(firstByte) }
  }

  /// Looks all numbers up, as generated symbols do.
  var byNumber: Operation {
    Operation(count: numbers.count) { sum(numbers) }
  }

  private func sum(_ numbers: [KeyNumber]) -> Int { numbers.reduce(0) { $0 + firstByte($1) } }

  /// Looks all keys up, and copies their texts into strings.
  var byKeyToString: Operation {
    Operation(count: keys.count) {
      keys.sum { key in
        guard let number = catalog.key(key, in: table),
          let reference = catalog.reference(to: number, in: messages),
          let text = catalog.text(at: reference)
        else { return 0 }
        return Int(String(copying: text).utf8.first ?? 0)
      }
    }
  }

  @inline(__always)
  private func firstByte(_ key: Span<UInt8>) -> Int {
    catalog.key(key, in: table, of: tableKeys).map(firstByte) ?? 0
  }

  @inline(__always)
  private func firstByte(_ number: KeyNumber) -> Int {
    guard let reference = catalog.reference(to: number, in: messages),
      let text = catalog.text(at: reference), !text.isEmpty
    else { return 0 }
    return Int(text[0])
  }
}
