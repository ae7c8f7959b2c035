import CatalogCompiler
import CatalogModel
import CompiledCatalog
import Testing

@Suite("Look-up in compiled catalogs")
struct LookUpTests {
  @Test("every key is found, and no other")
  func everyKey() throws {
    let entries = (0..<5000).map { number in
      Samples.entry("key \(number)", [("de", Samples.message("Text \(number)"))])
    }
    let catalog = Catalog(sourceLanguage: "en", entries: entries)
    let compiled = try CompiledCatalog(
      CatalogCompiler.compile([
        CatalogTable(name: "A", catalog: catalog), CatalogTable(name: "B", catalog: catalog),
      ]))
    #expect(compiled.keyCount == 10_000)
    let german = try #require(compiled.locale(tagged: "de"))
    for name in ["A", "B"] {
      let table = try #require(compiled.table(named: name))
      for number in 0..<5000 {
        let key = try #require(compiled.key("key \(number)", in: table))
        #expect(compiled.keys(of: table).contains(key.rawValue))
        guard let message = compiled.message(key, locale: german), let text = message.text else {
          Issue.record("key \(number) has no text")
          continue
        }
        #expect(Walk.string(text) == "Text \(number)")
        #expect(compiled.key("key \(number) ", in: table) == nil)
        #expect(compiled.key("Key \(number)", in: table) == nil)
      }
    }
    #expect(compiled.key("key 1", in: TableNumber(rawValue: 2)) == nil)
    #expect(compiled.table(named: "C") == nil)
  }

  @Test("keys are compared by bytes, not by what they look like")
  func canonicallyEqualKeys() throws {
    let composed = "Caf\u{E9}"
    let decomposed = "Cafe\u{301}"
    let catalog = Catalog(
      sourceLanguage: "en",
      entries: [
        Samples.entry(composed, [("de", Samples.message("1"))]),
        Samples.entry(decomposed, [("de", Samples.message("2"))]),
      ])
    let compiled = try CompiledCatalog(
      Samples.compile(CatalogTable(name: "T", catalog: catalog)))
    let table = try #require(compiled.table(named: "T"))
    #expect(compiled.keyCount == 2)
    #expect(compiled.key(composed, in: table) != compiled.key(decomposed, in: table))
  }

  @Test("a locale without a message of its own gives none")
  func absentMessages() throws {
    let compiled = try CompiledCatalog(Samples.compile(Samples.everything))
    let table = try #require(compiled.table(named: "Everything"))
    let french = try #require(compiled.locale(tagged: "fr"))
    let plain = try #require(compiled.key("Plain", in: table))
    let tap = try #require(compiled.key("Tap", in: table))
    let hasPlain = compiled.message(plain, locale: french) != nil
    let hasTap = compiled.message(tap, locale: french) != nil
    #expect(hasPlain && !hasTap)
    for locale in [-1, compiled.localeCount, .max] {
      let isAbsent = compiled.message(plain, locale: locale) == nil
      #expect(isAbsent)
    }
    let isAbsent = compiled.message(KeyNumber(rawValue: .max), locale: french) == nil
    #expect(isAbsent)
  }

  @Test(
    "a locale with few messages, and one with most, has those and no others",
    arguments: [1, 2, 3, 7, 31, 32, 33, 64, 1000])
  func density(step: Int) throws {
    let entries = (0..<200).map { number in
      let hasText = number % step == 0
      return Samples.entry(
        "key \(number)", hasText ? [("de", Samples.message("Text \(number)"))] : [])
    }
    let catalog = Catalog(sourceLanguage: "en", entries: entries)
    let compiled = try CompiledCatalog(
      Samples.compile(CatalogTable(name: "T", catalog: catalog)))
    let table = try #require(compiled.table(named: "T"))
    let german = try #require(compiled.locale(tagged: "de"))
    let prepared = try #require(compiled.messages(ofLocale: german))
    for number in 0..<200 {
      let key = try #require(compiled.key("key \(number)", in: table))
      let expected = number % step == 0 ? "Text \(number)" : nil
      var found: String?
      if let message = compiled.message(key, locale: german), let text = message.text {
        found = Walk.string(text)
      }
      #expect(found == expected)
      let reference = compiled.reference(to: key, in: prepared)
      #expect((reference != nil) == (expected != nil))
    }
  }

  @Test("messages of every kind are read as they were written")
  func everything() throws {
    let compiled = try CompiledCatalog(Samples.compile(Samples.everything))
    let text = Walk(compiled).text
    #expect(!text.contains("!"))
    let expected = [
      "[{2 none f precision number(2) positioned}“% von ”{1 none @ positioned}]",
      "plural 1 =0:“Keine” one:[{1 ll d}“ Stunde”] other:[{1 ll d arg}“ Stunden”]",
      "[“Es sind ”#photos.lld(1)=plural 1 one:“ein Foto” other:[{1 ll d arg}“ Fotos”]“.”]",
      " mac:“Klicken” other:“Tippen”", " 10:“L.” 50:“Lang”", " “Los” “Weiter”",
      "[{2 none d flags 4 width argument(1) % *d}]",
    ]
    for line in expected { #expect(text.contains(line), "\(line) in \(text)") }
  }

  @Test("a hundred thousand keys are compiled and found")
  func manyKeys() throws {
    let entries = (0..<100_000).map { Entry(key: "k\($0)", localizations: []) }
    let compiled = try CompiledCatalog(
      Samples.compile(
        CatalogTable(
          name: "T", catalog: Catalog(sourceLanguage: "en", entries: entries))))
    let table = try #require(compiled.table(named: "T"))
    let found = (0..<100_000).count { compiled.key("k\($0)", in: table) != nil }
    let absent = (0..<100_000).count { compiled.key("m\($0)", in: table) == nil }
    #expect(found == 100_000)
    #expect(absent == 100_000)
  }
}
