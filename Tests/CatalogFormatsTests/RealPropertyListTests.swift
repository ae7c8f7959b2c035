import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import StructuredText
import Testing

/// The `.strings` and `.stringsdict` files of real projects, which the tests read beside the package.
private enum RealFiles {
  static let folders = ["corpus/strings", "corpus/stringsdict", "conformance/stringsdict"]
  static let arePresent = folders.allSatisfy(SharedFolder.has)

  static func names(ending suffix: String) -> [String] {
    folders.flatMap { folder in
      SharedFolder.files(in: folder, ending: suffix).map { folder + "/" + $0 }
    }
  }

  static let strings = names(ending: ".strings")
  static let dictionaries = names(ending: ".stringsdict")

  static func read(_ name: String) throws -> (file: SourceFile, parsed: Parsed<Catalog>) {
    let file = try SharedFolder.read(name)
    return (file, reader(name).read(file))
  }

  static func reader(_ name: String) -> any CatalogReader {
    name.hasSuffix("dict")
      ? StringsDictionaryReader(locale: "de", sourceLanguage: "en")
      : AppleStringsReader(locale: "de", sourceLanguage: "en")
  }
}

@Suite(.enabled(if: RealFiles.arePresent))
struct RealPropertyListTests {
  @Test("the files are there")
  func presence() {
    #expect(RealFiles.strings.count >= 16)
    #expect(RealFiles.dictionaries.count >= 29)
  }

  @Test("a .strings file reads, but for the one that is none", arguments: RealFiles.strings)
  func strings(_ name: String) throws {
    let (_, parsed) = try RealFiles.read(name)
    let rules = Set(parsed.diagnostics.map(\.rule))
    if name.hasSuffix("_invalid-file.strings") {
      #expect(parsed.diagnostics.map(\.rule) == [.catalogParse])
      return
    }
    // One file begins with two byte order marks.
    let isMarkedTwice = name.contains("damus_ar.lproj_Localizable")
    #expect(rules.isSubset(of: isMarkedTwice ? [.catalogParse] : [.duplicateKey]))
    #expect(!parsed.value.entries.isEmpty)
  }

  @Test("a .stringsdict file reads, but for what is wrong in it", arguments: RealFiles.dictionaries)
  func dictionaries(_ name: String) throws {
    let (_, parsed) = try RealFiles.read(name)
    #expect(!parsed.value.entries.isEmpty)
    let errors = parsed.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == (name.contains("BothTypeKeys") ? [.catalogParse] : []))
  }

  @Test(
    "every range names the bytes of what it is the range of",
    arguments: RealFiles.strings + RealFiles.dictionaries)
  func ranges(_ name: String) throws {
    let (file, parsed) = try RealFiles.read(name)
    guard let escapes = parsed.value.escapes else { return }
    guard !file.bytes.starts(with: "bplist".utf8) else { return }
    func check(_ text: String?, _ range: SourceRange?) {
      guard let text, let range else {
        Issue.record("no range for \(text ?? "nothing")")
        return
      }
      let raw = Array(file.bytes[range.start..<range.end])
      if TextEncoding(of: file.bytes) == .utf8, !raw.contains(where: { [0x5C, 0x26].contains($0) })
      {
        #expect(String(decoding: raw, as: UTF8.self) == text)
      }
      #expect(escapes.sourceOffset(ofDecoded: 0, in: range, of: file.bytes) == range.start)
      #expect(
        escapes.sourceOffset(ofDecoded: text.utf8.count, in: range, of: file.bytes) == range.end)
    }
    for entry in parsed.value.entries {
      check(entry.key, entry.keyRange)
      entry.localizations?.first?.message.forEachUnit { _, unit in
        check(unit.value, unit.valueRange)
      }
    }
  }

  @Test(
    "a file cut off anywhere, or with a flipped bit, gives findings inside of it",
    arguments: RealFiles.strings + RealFiles.dictionaries)
  func damage(_ name: String) throws {
    let bytes = Array(try SharedFolder.read(name).bytes.prefix(8_000))
    var random = SeededGenerator(seed: UInt64(bytes.count))
    for round in 0..<8 {
      var damaged = bytes
      let place = Int.random(in: bytes.indices, using: &random)
      if round.isMultiple(of: 2) {
        damaged.removeLast(bytes.count - place)
      } else {
        damaged[place] ^= UInt8(1) << Int.random(in: 0..<8, using: &random)
      }
      let parsed = RealFiles.reader(name).read(SourceFile(path: name, bytes: damaged))
      #expect(parsed.diagnostics.allSatisfy { ($0.range?.end ?? .max) <= damaged.count })
    }
  }
}
