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
    // What the loop needs is captured one by one: a copy of all this for each key would be measured, too.
    Operation(count: keys.count) { [catalog, table, tableKeys, messages, keys] in
      keys.sum { key in
        guard let number = catalog.key(key, in: table, of: tableKeys) else { return 0 }
        return catalog.firstByte(of: number, in: messages)
      }
    }
  }

  /// Looks all numbers up, as generated symbols do.
  var byNumber: Operation {
    Operation(count: numbers.count) { [catalog, messages, numbers] in
      numbers.reduce(0) { $0 + catalog.firstByte(of: $1, in: messages) }
    }
  }

  /// Looks all keys up, and copies their texts into strings.
  var byKeyToString: Operation {
    Operation(count: keys.count) { [catalog, table, tableKeys, messages, keys] in
      keys.sum { key in
        guard let number = catalog.key(key, in: table, of: tableKeys),
          let reference = catalog.reference(to: number, in: messages),
          let text = catalog.text(at: reference)
        else { return 0 }
        return Int(String(copying: text).utf8.first ?? 0)
      }
    }
  }
}

extension CompiledCatalog {
  /// The first byte of a text; 0 where there is none.
  @inline(__always)
  fileprivate func firstByte(of number: KeyNumber, in messages: LocaleMessages) -> Int {
    guard let reference = reference(to: number, in: messages),
      let text = text(at: reference), !text.isEmpty
    else { return 0 }
    return Int(text[0])
  }
}
