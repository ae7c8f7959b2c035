import CatalogCompiler
import CatalogFormats
import CatalogLint
import CatalogModel
import CatalogTestSupport
import CompiledCatalog
import SourceText
import Testing

/// What `.stringsdict` files say when they are compiled: which argument goes where.
@Suite("Compiled .stringsdict files")
struct StringsDictionaryCompilerTests {
  private static func table(_ name: String) throws -> LocalizedTable {
    let file = SourceFile(
      path: "en.lproj/T.stringsdict",
      bytes: Array(
        try PackageFolder.text(of: "Tests/Fixtures/StringsDictionary/\(name).stringsdict").utf8))
    let table = try #require(LocalizedFolderReader(sourceLanguage: "en").read([file]).first)
    #expect(table.files.flatMap(\.diagnostics) == [])
    return table
  }

  /// Compiles a file and shows one message of it.
  private func show(_ name: String, _ key: String, _ arguments: [Int], device: String = "other")
    throws -> String
  {
    let table = try Self.table(name)
    let compiled = try CompiledCatalog(
      CatalogCompiler.compile([CatalogTable(name: table.name, catalog: table.catalog)]))
    let tableNumber = try #require(compiled.table(named: "T"))
    let number = try #require(compiled.key(key, in: tableNumber))
    let index = try #require(compiled.locale(tagged: "en"))
    guard let message = compiled.message(number, locale: index) else { return "none" }
    var text = CompiledText(arguments: arguments, device: device)
    text.show(message)
    return text.text
  }

  @Test(
    "variables take arguments in the order of the format, and their forms begin with that argument",
    arguments: [
      ("plural", "files", [0], "No files"), ("plural", "files", [1], "1 file"),
      ("plural", "files", [5], "5 files"), ("plural", "two", [9, 1, 2], "9: 1 file in 2 folders"),
      ("plural", "two", [9, 2, 1], "9: 2 files in one folder"),
      ("plural", "turned", [3, 1], "one folder & more with 3 files"),
      ("plural", "turned", [3, 2], "2 folders with 3 files"),
      ("plural", "plain text", [], "A text"),
      ("nested", "nested", [1, 1], "A goose landed on one field"),
      ("nested", "nested", [3, 1], "3 geese landed on one field"),
      ("nested", "nested", [3, 4], "3 geese landed on 4 fields"),
      ("nested", "positions", [1, 1], "a file, and it is selected"),
      ("nested", "positions", [0, 1], "a file, and it is not selected"),
      ("nested", "positions", [2, 7], "2 of 7 files"),
    ])
  func arguments(_ name: String, _ key: String, _ arguments: [Int], _ expected: String) throws {
    #expect(try show(name, key, arguments) == expected)
  }

  @Test(
    "device forms may have variables of their own",
    arguments: [
      ("device", "mac", [], "Click"), ("device", "iphone", [], "Tap"),
      ("both", "iphone", [1], "Tap 1 item"), ("both", "mac", [2], "Click 2 things"),
      ("both", "other", [1], "1 object"),
    ] as [(String, String, [Int], String)])
  func devices(_ key: String, _ device: String, _ arguments: [Int], _ expected: String) throws {
    #expect(try show("rules", key, arguments, device: device) == expected)
  }

  @Test("a width rule keeps its widths")
  func widths() throws {
    #expect(try show("rules", "width", []) == "20:Fav. 40:Favourites ")
  }

  @Test(
    "every real file that has no fault compiles, and comes back",
    .enabled(if: SharedFolder.has("corpus/stringsdict")),
    arguments: SharedFolder.files(in: "corpus/stringsdict", ending: ".stringsdict"))
  func realFiles(_ name: String) throws {
    let file = try SharedFolder.read("corpus/stringsdict/" + name)
    let parsed = StringsDictionaryReader(locale: "en", sourceLanguage: "en").read(file)
    guard !parsed.diagnostics.contains(where: { $0.severity == .error }) else { return }
    let table = CatalogTable(name: "T", catalog: parsed.value)
    let bytes = try CatalogCompiler.compile([table])
    let again = try CatalogDecompiler.decompile(CompiledCatalog(bytes))
    #expect(try #require(again.first).catalog.entries.count == parsed.value.entries.count)
    #expect(try CatalogCompiler.compile(again) == bytes)
  }
}

/// Faulty files that other projects keep: each fault is told by the reader or by the linter.
@Suite("Faulty .stringsdict files", .enabled(if: SharedFolder.has("conformance/stringsdict")))
struct FaultyStringsDictionaryTests {
  private static let folder = "conformance/stringsdict"

  @Test(
    "a file whose name promises a fault has a finding",
    arguments: SharedFolder.files(in: folder, ending: ".stringsdict").filter {
      $0.contains("Error") || $0.contains("Unsupported")
    })
  func faults(_ name: String) throws {
    let file = try SharedFolder.read(Self.folder + "/" + name)
    let parsed = StringsDictionaryReader(locale: "en", sourceLanguage: "en").read(file)
    let linter = Linter(configuration: LintConfiguration())
    let findings = linter.lint([LintInput(file: file, parsed: parsed)]).flatMap(\.diagnostics)
    let rules = Set(findings.filter { $0.severity >= .warning }.map(\.rule.rawValue))
    let expected =
      name.contains("MissingVariable")
      ? "substitution-undefined"
      : name.contains("Placeholders") ? "placeholder-invalid" : "catalog-parse"
    #expect(rules.contains(expected))
  }

  @Test("there are five of them")
  func presence() {
    let names = SharedFolder.files(in: Self.folder, ending: ".stringsdict")
    #expect(names.count { $0.contains("Error") || $0.contains("Unsupported") } == 5)
  }
}

/// What English readers see of a compiled message; arguments are whole numbers without grouping.
private struct CompiledText {
  let arguments: [Int]
  let device: String
  private(set) var text = ""

  init(arguments: [Int], device: String) {
    self.arguments = arguments
    self.device = device
  }

  mutating func show(_ message: borrowing MessageView) {
    switch message.content {
    case .text(let bytes): add(bytes)
    case .pattern(let pattern):
      for index in 0..<pattern.count {
        switch pattern.part(at: index) {
        case .text(let bytes), .verbatimText(let bytes): add(bytes)
        case .argument(let argument): text += "\(value(argument.number))"
        case .substitution(let substitution): show(substitution.message)
        case .damaged: text += "!"
        }
      }
    case .plural(let plural):
      let count = value(plural.argument)
      if count == 0, let zero = plural.explicitZero {
        show(zero)
      } else if let form = plural.form(count == 1 ? .one : .other) {
        show(form)
      } else if let form = plural.form(.other) {
        show(form)
      }
    case .select(let select):
      for index in 0..<select.count {
        guard let name = select.name(at: index), let form = select.form(at: index) else { continue }
        if string(name) == device { show(form) }
      }
    case .width(let widths):
      for index in 0..<widths.count {
        text += "\(widths.width(at: index) ?? -1):"
        if let form = widths.form(at: index) { show(form) }
        text += " "
      }
    case .phrases, .program, .damaged: text += "!"
    }
  }

  private func value(_ number: Int) -> Int {
    arguments.indices.contains(number - 1) ? arguments[number - 1] : -1
  }

  private mutating func add(_ bytes: Span<UInt8>) { text += string(bytes) }

  private func string(_ bytes: Span<UInt8>) -> String {
    unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
