import CatalogCompiler
import CatalogModel
import CatalogRuntime
import CatalogTestSupport
import LocaleCore
import Testing

/// CLDR’s samples of plurals of amounts, each shown by a compiled message whose forms name their categories.
///
/// Compact notation (`1c6`) and places in an order are held against the samples where their rules are, in ICUKit.
@Suite("Plural forms of CLDR")
struct PluralConformanceTests {
  static let path = "conformance/cldr/plural-samples-cldr42.tsv"

  private struct Sample {
    let number: String
    let category: String

    /// The digits after the point that the sample shows, or `nil` for a whole number.
    var decimals: Int? {
      number.split(separator: ".").dropFirst().first?.count
    }
  }

  private static func samples() throws -> [String: [Sample]] {
    var samples: [String: [Sample]] = [:]
    for line in try SharedFolder.lines(of: path) {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 4, fields[1] == "cardinal", !fields[2].contains("c") else { continue }
      samples[fields[0], default: []].append(Sample(number: fields[2], category: fields[3]))
    }
    return samples
  }

  /// One locale with a message for each number of decimals.
  private static func bundle(_ locale: String, _ samples: [Sample]) throws -> CatalogBundle {
    let names = Set(samples.map(\.category)).sorted()
    let entries = Set(samples.map(\.decimals)).map { decimals in
      let placeholder = decimals.map { "%.\($0)f" } ?? "%lld"
      let forms = names.map {
        Variation.Case(name: $0, node: MessageNode(unit: StringUnit(value: "\($0) \(placeholder)")))
      }
      let root = MessageNode(variations: [Variation(kind: .plural, cases: forms)])
      return Entry(
        key: placeholder,
        localizations: [Localization(locale: locale, message: Message(root: root))])
    }
    let catalog = Catalog(sourceLanguage: locale, entries: entries)
    return try CatalogBundle(
      contents: CatalogCompiler.compile([CatalogTable(name: "Localizable", catalog: catalog)]))
  }

  @Test("each sample takes the form of its category", .enabled(if: SharedFolder.has(path)))
  func samples() throws {
    var count = 0
    for (locale, samples) in try Self.samples() {
      let bundle = try Self.bundle(locale, samples)
      for sample in samples {
        let key = sample.decimals.map { "%.\($0)f" } ?? "%lld"
        let argument: FormatArgument? =
          sample.decimals == nil
          ? Int64(sample.number).map { .integer($0) } : Double(sample.number).map { .number($0) }
        let text = bundle.string(
          forKey: key, arguments: [try #require(argument)], locale: CatalogLocale(locale))
        #expect(text.hasPrefix(sample.category + " "), "\(locale) \(sample.number): \(text)")
        count += 1
      }
    }
    #expect(count > 11_000)
  }
}
