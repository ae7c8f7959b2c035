import CatalogCompiler
import CatalogFormats
import CatalogModel
import CatalogTestSupport
import CompiledCatalog
import LocaleCore
import MessageSyntax
import SourceText
import Testing

@testable import CatalogRuntime

/// Each message of a catalog is shown in three ways: straight from the model, from the compiled catalog, and from what
/// the compiled catalog decompiles to.
@Suite("Three ways to a text")
struct ThreeWayTests {
  static let corpus = "corpus/xcstrings"

  private static func catalog(_ path: String) throws -> Catalog {
    StringCatalogReader().read(try SourceFile(reading: path)).value
  }

  @Test(
    "the project’s own catalogs show the same",
    arguments: TestFiles.names(in: PackageFolder.path + "/Catalogs", ending: ".xcstrings"))
  func ownCatalogs(_ name: String) throws {
    let catalog = try Self.catalog(PackageFolder.path + "/Catalogs/" + name)
    let comparison = try Comparison(catalog)
    #expect(comparison.differences == [])
    #expect(comparison.count > 0 || catalog.entries.allSatisfy { $0.localizations == nil })
  }

  @Test(
    "catalogs of real projects show the same", .enabled(if: SharedFolder.has(corpus)),
    arguments: SharedFolder.files(in: corpus, ending: ".xcstrings"))
  func realCatalogs(_ name: String) throws {
    let file = try SharedFolder.read(Self.corpus + "/" + name)
    let comparison = try Comparison(StringCatalogReader().read(file).value)
    #expect(comparison.differences == [])
  }
}

private struct Comparison {
  private(set) var differences: [String] = []
  /// The number of texts that were compared.
  private(set) var count = 0
  private let bundle: CatalogBundle

  init(_ catalog: Catalog) throws {
    let compiled = try CatalogCompiler.compile([
      CatalogTable(name: "Localizable", catalog: catalog)
    ])
    bundle = try CatalogBundle(contents: compiled)
    let decompiled = try CatalogDecompiler.decompile(CompiledCatalog(compiled))[0].catalog
    let source = LocaleTag(catalog.sourceLanguage).identifier
    var entries: [[UInt8]: Entry] = [:]
    for entry in decompiled.entries { entries[Array(entry.key.utf8)] = entry }
    var seen: Set<[UInt8]> = []
    for entry in catalog.entries where seen.insert(Array(entry.key.utf8)).inserted {
      compare(entry, entries[Array(entry.key.utf8)], source: source)
    }
  }

  private mutating func compare(_ entry: Entry, _ decompiled: Entry?, source: String) {
    var seen: Set<String> = []
    let arguments = Self.localization(of: entry, source).map { [$0] } ?? []
    let types = ArgumentTypes(entry: entry, source: arguments.first)
    for localization in entry.localizations ?? [] {
      let locale = LocaleTag(localization.locale).identifier
      guard seen.insert(locale).inserted else { continue }
      for arguments in types.samples {
        let evaluator = types.evaluator(localization.message, arguments, locale)
        guard let direct = evaluator.text else { continue }
        count += 1
        let shown = bundle.string(
          forKey: entry.key, arguments: arguments, locale: CatalogLocale(locale))
        if !direct.utf8.elementsEqual(shown.utf8) {
          differences.append(
            "\(locale) “\(entry.key)” \(arguments): “\(direct)”, compiled “\(shown)”")
        }
        let again = decompiled.flatMap { Self.localization(of: $0, locale) }
          .flatMap { types.evaluator($0.message, arguments, locale).text }
        if again.map({ $0.utf8.elementsEqual(direct.utf8) }) != true {
          differences.append(
            "\(locale) “\(entry.key)” \(arguments): “\(direct)”, decompiled “\(again ?? "nothing")”"
          )
        }
      }
    }
  }

  private static func localization(of entry: Entry, _ tag: String) -> Localization? {
    entry.localizations?.first { LocaleTag($0.locale).identifier == tag }
  }
}

/// The arguments that an entry takes, with values for them.
struct ArgumentTypes {
  private let known: EntryArguments
  private var conversions: [Int: PrintfConversion] = [:]

  init(entry: Entry, source: Localization?) {
    known = EntryArguments(entry: entry, source: source)
    add(entry.key)
    for localization in entry.localizations ?? [] {
      localization.message.forEachUnit { _, unit in add(unit.value ?? "") }
      for substitution in localization.message.substitutions {
        guard let number = substitution.argumentNumber,
          let specifier = substitution.formatSpecifier,
          let conversion = PrintfConversion(spelling: specifier)
        else { continue }
        conversions[number] = conversions[number] ?? conversion
      }
    }
  }

  private mutating func add(_ text: String) {
    for placeholder in PrintfText(parsing: text).ignoringProse().placeholders {
      let conversion: PrintfConversion? =
        if case .conversion(let found) = placeholder.kind { found } else { nil }
      let integer = PrintfConversion(length: .ll, letter: .d)
      conversions[placeholder.argument] =
        conversions[placeholder.argument] ?? conversion ?? integer
    }
  }

  /// No arguments, and some for each kind of number.
  var samples: [[FormatArgument]] {
    guard let count = conversions.keys.max(), count <= 20 else { return [[]] }
    let numbers: [Int64] = [0, 1, 2, 5, 21, 1_000_000]
    return [[]]
      + numbers.map { number in
        (1...max(1, count)).map { position in
          guard let conversion = conversions[position] else { return .integer(number) }
          if case .object = conversion.argumentType { return .string("x\(position)") }
          return .integer(number + Int64(position) - 1)
        }
      }
  }

  func evaluator(
    _ message: Message, _ arguments: [FormatArgument], _ locale: String
  ) -> ModelEvaluator {
    ModelEvaluator(
      message: message, arguments: arguments, locale: locale,
      countArgument: known.countArgument,
      countSpecifier: known.countConversion.map { PrintfSpecifier($0, PrintfModifiers()) }
        ?? .object)
  }
}
