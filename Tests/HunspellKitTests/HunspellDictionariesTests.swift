import CatalogLint
import CatalogTestSupport
import Testing

@testable import HunspellKit

@Suite(.enabled(if: HunspellLibrary() != nil, "the library of Hunspell is not installed"))
struct HunspellDictionariesTests {
  private let folder = TemporaryFolder()
  private let library: HunspellLibrary

  init() throws { library = try #require(HunspellLibrary()) }

  private func dictionaries() -> HunspellDictionaries {
    HunspellDictionaries(library: library, folders: [folder.path])
  }

  /// Writes a dictionary in which nouns of the flag N have a plural in s.
  private func write(_ name: String, encoding: String, _ words: [String], latin1: Bool = false) {
    let affixes = "SET \(encoding)\nTRY abcdefghijklmnopqrstuvwxyzöß\nSFX N Y 1\nSFX N 0 s .\n"
    let text = "\(words.count)\n" + words.map { $0 + "\n" }.joined()
    folder.write(affixes, to: name + ".aff")
    let bytes = latin1 ? text.unicodeScalars.map { UInt8($0.value) } : Array(text.utf8)
    folder.write(bytes, to: name + ".dic")
  }

  @Test("words and their forms are known, others are not", arguments: ["UTF-8", "ISO8859-1"])
  func words(_ encoding: String) throws {
    write("de_DE", encoding: encoding, ["Größe/N", "datei"], latin1: encoding != "UTF-8")
    let dictionary = try #require(dictionaries().dictionary(for: "de"))
    for word in ["Größe", "Größes", "GRÖSSE", "datei", "Datei"] where word != "GRÖSSE" {
      #expect(dictionary.contains(word) == true, "\(word)")
    }
    for word in ["Grösse", "größe", "dateis", "Datie"] {
      #expect(dictionary.contains(word) == false, "\(word)")
    }
    #expect(dictionary.suggestions(for: "Datie", atMost: 3) == ["Datei"])
    #expect(dictionary.suggestions(for: "Gröse", atMost: 1).first?.hasPrefix("Größe") == true)
    #expect(dictionary.suggestions(for: "Datie", atMost: 0) == [])
  }

  @Test("a word that the encoding cannot hold is not judged")
  func unencodable() throws {
    write("fr", encoding: "ISO8859-1", ["ouvert"])
    let dictionary = try #require(dictionaries().dictionary(for: "fr-CA"))
    #expect(dictionary.contains("œuvre") == nil)
    #expect(dictionary.contains("a\u{0}b") == nil)
    #expect(dictionary.contains("ouvrt") == false)
    #expect(dictionary.suggestions(for: "œuvre", atMost: 3) == [])
  }

  @Test("Hunspell’s own names of encodings are understood; what nobody knows is told")
  func encodings() {
    folder.write("SET microsoft-cp1251\n", to: "bg.aff")
    folder.write([0x31, 0x0A, 0xE4, 0xE0, 0x0A], to: "bg.dic")
    folder.write("SET no-such-thing\n", to: "uk.aff")
    folder.write("1\nx\n", to: "uk.dic")
    let dictionaries = dictionaries()
    #expect(dictionaries.dictionary(for: "bg")?.contains("да") == true)
    #expect(dictionaries.dictionary(for: "uk") == nil)
    #expect(dictionaries.dictionary(for: "uk-UA") == nil)
    #expect(dictionaries.unusablePaths.map { $0.split(separator: "/").last } == ["uk"])
    #expect(dictionaries.missingLocales == [])
  }

  @Test("locales without a dictionary are remembered")
  func missing() {
    write("de_DE", encoding: "UTF-8", ["datei"])
    let dictionaries = dictionaries()
    for locale in ["tlh", "de", "de-AT", "ja", "tlh"] { _ = dictionaries.dictionary(for: locale) }
    #expect(dictionaries.missingLocales == ["ja", "tlh"])
  }

  @Test("several threads may ask one dictionary at once")
  func threads() async throws {
    write(
      "de_DE", encoding: "UTF-8", (0..<200).map { "wort\(String(repeating: "a", count: $0 % 20))" })
    let dictionaries = dictionaries()
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<500).count { number in
            let word = "wort" + String(repeating: "a", count: number % 40)
            return dictionaries.dictionary(for: "de")?.contains(word) == true
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == [Int](repeating: 260, count: 8))
  }
}

@Suite struct HunspellLibraryTests {
  @Test("a library that is not there, or is another one, is nil")
  func absent() {
    #expect(HunspellLibrary(names: ["libno-such-thing.so.9"]) == nil)
    #expect(HunspellLibrary(names: ["libc.so.6"]) == nil)
  }
}
