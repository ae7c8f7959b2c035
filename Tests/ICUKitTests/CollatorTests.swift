import CatalogTestSupport
import Foundation
import ICUKit
import Testing

private let catalogs = "corpus/xcstrings"

@Suite struct CollatorTests {
  private static let ordered = [
    "", "\t", " ", "_", "-", ",", "?", "(", "%", "%@", "%lld", "+", "✓", "0.00", "0.000",
    "1: intro",
    "01: intro", "2 x", "10 x", "a1", "a01", "a1b02", "a01b2", "Add word", "Add Word", "Add words",
    "e\u{301}", "é", "en", "en-GB", "es", "es-419", "none", "None", "NONE", "pt", "pt-BR", "pt-PT",
    "zh-Hans", "zh-Hant", "zh-HK", "zh-TW",
  ]

  @Test("keys stand in the order of the root collation, numbers by value")
  func pairs() throws {
    let collator = try Collator.root
    for (index, first) in Self.ordered.enumerated() {
      #expect(!collator.areInIncreasingOrder(first, first))
      for second in Self.ordered[(index + 1)...] {
        #expect(collator.areInIncreasingOrder(first, second), "\(first) < \(second)")
        #expect(!collator.areInIncreasingOrder(second, first), "\(first) < \(second)")
      }
    }
  }

  @Test("sorting gives the same order as comparing")
  func sorting() throws {
    let collator = try Collator.root
    var generator = SeededGenerator(seed: 42)
    let shuffled = Self.ordered.shuffled(using: &generator)
    let sorted = collator.sorted(shuffled).map { shuffled[$0] }
    #expect(sorted.map { Array($0.utf8) } == Self.ordered.map { Array($0.utf8) })
  }

  @Test("equal keys keep their order")
  func stability() throws {
    #expect(try Collator.root.sorted(["b", "a", "b", "a"]) == [1, 3, 0, 2])
    #expect(try Collator.root.sorted([]) == [])
  }

  @Test("a long key has a long sort key")
  func longKeys() throws {
    let long = String(repeating: "の名前", count: 20_000)
    #expect(try Collator.root.sorted([long + "b", long + "a"]) == [1, 0])
  }

  @Test("a locale may have an order of its own")
  func tailoring() throws {
    #expect(try Collator(locale: "sv").areInIncreasingOrder("z", "ä"))
    #expect(try !Collator.root.areInIncreasingOrder("z", "ä"))
  }

  @Test("many threads may share the collator")
  func concurrency() async {
    let results = await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<64 {
        group.addTask { (try? Collator.root.sorted(Self.ordered)) ?? [] }
      }
      return await group.reduce(into: Set<[Int]>()) { $0.insert($1) }
    }
    #expect(results == [Array(Self.ordered.indices)])
  }

  // The counts are those of another implementation over the same files: ICU 78 through
  // JavaScript's Intl.Collator with numeric order.
  @Test(
    "most real catalogs are in this order",
    .enabled(if: SharedFolder.has(catalogs), "needs the real catalogs beside the package"))
  func realCatalogs() throws {
    let collator = try Collator.root
    var inOrder = 0
    var withKeys = 0
    for file in SharedFolder.files(in: catalogs, ending: ".xcstrings") {
      let keys = try topLevelKeys(of: SharedFolder.text(of: catalogs + "/" + file))
      guard keys.count > 1 else { continue }
      withKeys += 1
      let isSorted = collator.sorted(keys) == Array(keys.indices)
      let isAscending = zip(keys, keys.dropFirst())
        .allSatisfy { !collator.areInIncreasingOrder($1, $0) }
      #expect(isSorted == isAscending, "\(file)")
      if isSorted { inOrder += 1 }
    }
    #expect(withKeys == 87)
    #expect(inOrder == 75)
  }

  /// The keys of a catalog that Xcode wrote: each in a line of its own, four spaces deep.
  private func topLevelKeys(of text: String) throws -> [String] {
    try text.matches(of: /(?m)^    ("(?:[^"\\]|\\.)*") ?: \{/)
      .map { try JSONDecoder().decode(String.self, from: Data($0.1.utf8)) }
  }
}
