import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import StructuredText
import Testing

/// Properties of the reader that hold for every file.
@Suite(.enabled(if: RealCatalogs.arePresent))
struct ReaderRobustnessTests {
  @Test(
    "every range in the model slices to the spelling of what it names", arguments: RealCatalogs.all)
  func ranges(_ name: String) throws {
    let file = try SharedFolder.read(name)
    var ranges = RangeCheck(file)
    ranges.check(StringCatalogReader().read(file).value)
    #expect(ranges.faults == [])
  }

  @Test(
    "a file cut off anywhere gives one finding inside of it",
    arguments: RealCatalogs.names.prefix(12))
  func prefixes(_ name: String) throws {
    let file = try SharedFolder.read(RealCatalogs.corpus + "/" + name)
    var random = SeededGenerator(seed: UInt64(file.bytes.count))
    for _ in 0..<20 {
      let count = Int.random(in: 0..<min(file.bytes.count - 1, 60_000), using: &random)
      let cut = SourceFile(path: name, bytes: Array(file.bytes[..<count]))
      let diagnostics = StringCatalogReader().read(cut).diagnostics
      #expect(diagnostics.count == 1)
      #expect((diagnostics.first?.range?.end ?? .max) <= count)
    }
  }

  @Test("flipped bytes never crash", arguments: RealCatalogs.names.prefix(12))
  func flips(_ name: String) throws {
    let file = try SharedFolder.read(RealCatalogs.corpus + "/" + name)
    var random = SeededGenerator(seed: UInt64(file.bytes.count))
    for _ in 0..<20 {
      var bytes = Array(file.bytes.prefix(60_000))
      bytes[Int.random(in: bytes.indices, using: &random)] ^=
        UInt8(1) << Int.random(in: 0..<8, using: &random)
      let parsed = StringCatalogReader().read(SourceFile(path: name, bytes: bytes))
      for diagnostic in parsed.diagnostics {
        #expect((diagnostic.range?.end ?? .max) <= bytes.count)
      }
    }
  }

  @Test(
    "a broken file is one finding with a place",
    arguments: SharedFolder.files(in: RealCatalogs.broken, ending: ".xcstrings"))
  func broken(_ name: String) throws {
    let parsed = StringCatalogReader().read(try SharedFolder.read(RealCatalogs.broken + "/" + name))
    #expect(parsed.diagnostics.map(\.rule) == [.catalogParse])
    #expect(parsed.diagnostics.first?.range != nil)
  }
}

/// Compares the bytes of every range of a catalog with what the range is to name.
private struct RangeCheck {
  private let file: SourceFile
  private(set) var faults: [String] = []

  init(_ file: SourceFile) { self.file = file }

  mutating func check(_ catalog: Catalog) {
    if !catalog.sourceLanguage.isEmpty {
      check(catalog.sourceLanguageRange, catalog.sourceLanguage)
    }
    for entry in catalog.entries {
      check(entry.keyRange, entry.key)
      if let state = entry.extractionState { check(entry.extractionStateRange, state.spelling) }
      for localization in entry.localizations ?? [] {
        check(localization.localeRange, localization.locale)
        check(localization.message.root)
        for substitution in localization.message.substitutions { check(substitution) }
      }
    }
  }

  private mutating func check(_ substitution: Substitution) {
    check(substitution.nameRange, substitution.name)
    if let specifier = substitution.formatSpecifier {
      check(substitution.formatSpecifierRange, specifier)
    }
    if let number = substitution.argumentNumber {
      check(substitution.argumentNumberRange, "\(number)", isQuoted: false)
    }
    check(substitution.root)
  }

  private mutating func check(_ node: MessageNode) {
    if let unit = node.unit {
      if let value = unit.value { check(unit.valueRange, value) }
      if let state = unit.state { check(unit.stateRange, state.spelling) }
    }
    for phrase in node.phrases?.phrases ?? [] { check(phrase.range, phrase.value) }
    for variation in node.variations {
      check(variation.kindRange, variation.kind.spelling)
      for form in variation.cases {
        check(form.nameRange, form.name)
        check(form.node)
      }
    }
  }

  private mutating func check(_ range: SourceRange?, _ text: String, isQuoted: Bool = true) {
    guard let range else { return faults.append("no range for \(text)") }
    let raw = file.bytes[range.start..<range.end]
    if !raw.contains(UInt8(ascii: "\\")) {
      if !raw.elementsEqual(text.utf8) { faults.append("\(range) is not \(text)") }
    } else if (try? JSONDocument(parsing: [0x22] + raw + [0x22]))?.string(0) != text {
      faults.append("\(range) is not \(text)")
    }
    if isQuoted, file.bytes[range.start - 1] != 0x22 || file.bytes[range.end] != 0x22 {
      faults.append("\(range) is not between quotation marks")
    }
  }
}
