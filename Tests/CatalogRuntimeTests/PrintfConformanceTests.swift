import CatalogCompiler
import CatalogModel
import CatalogTestSupport
import CompiledCatalog
import FoundationEssentials
import LocaleCore
import SourceText
import Testing

@testable import CatalogRuntime

/// The formats and results of `String(format:locale:arguments:)` on Linux, shown by a compiled message.
@Suite("Printf, as Foundation on Linux has it")
struct PrintfConformanceTests {
  static let path = "conformance/printf/foundation-linux-format-oracle.json"

  private struct Row: Decodable {
    struct Argument: Decodable {
      let type: String
      let value: FormatArgument

      private enum CodingKeys: CodingKey {
        case type, value
      }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        type = try container.decode(String.self, forKey: .type)
        value =
          switch type {
          case "int": .integer(try container.decode(Int64.self, forKey: .value))
          case "uint": .unsignedInteger(try container.decode(UInt64.self, forKey: .value))
          case "double": .number(try container.decode(Double.self, forKey: .value))
          default: .string(try container.decode(String.self, forKey: .value))
          }
      }
    }

    let format: String
    let locale: String?
    let args: [Argument]
    let exp: String
  }

  /// What we show otherwise, and why.
  private static let exceptions: [String: (shown: String, reason: String)] = [
    "100%%": ("100%%", "a text without arguments is no format: it is shown as it is"),
    "%": ("%", "a text without arguments is no format: it is shown as it is"),
    "%5": ("%5", "a text without arguments is no format: it is shown as it is"),
    "abc%": ("abc%", "a text without arguments is no format: it is shown as it is"),
    "%10@|": ("        ab|", "the width counts, as on Apple’s systems"),
    "%-10@|": ("ab        |", "the width counts, as on Apple’s systems"),
    "%arg": ("3", "%arg is the argument of a substitution"),
    "%y": ("%y", "what is no placeholder is text; dropping it would hide the fault"),
    "%1$y": ("%1$y", "what is no placeholder is text; dropping it would hide the fault"),
    "%0$@": ("%0$@", "what is no placeholder is text; dropping it would hide the fault"),
    "%#@vars@": ("%#@vars@", "a substitution that is not defined is shown, so that it is seen"),
  ]

  /// Rows that depend on the locale: format and locale, or the format alone for all of them.
  private static func exception(_ row: Row) -> String? {
    if let exception = exceptions[row.format] { return exception.shown }
    switch (row.format, row.locale) {
    // CLDR 42, the system’s, spells the exponent in another way than Foundation’s CLDR.
    case ("%e", "ar_EG"): return row.exp.replacing("أس", with: "اس")
    // Foundation on Linux knows neither the flag for grouping nor unsigned numbers in a locale.
    case ("%'d", nil): return "1234567"
    case ("%'d", "en_US"): return "1,234,567"
    case ("%'d", "de_DE"): return "1.234.567"
    case ("%'d", "fr_FR"): return "1\u{202F}234\u{202F}567"
    case ("%'d", "ar_EG"): return "١٬٢٣٤٬٥٦٧"
    case ("%'d", "hi_IN"): return "12,34,567"
    case ("%llu", "en_US"): return "18,446,744,073,709,551,615"
    case ("%llu", "de_DE"): return "18.446.744.073.709.551.615"
    case ("%llu", "fr_FR"):
      return "18 446 744 073 709 551 615".replacing(" ", with: "\u{202F}")
    case ("%llu", "ar_EG"): return "١٨٬٤٤٦٬٧٤٤٬٠٧٣٬٧٠٩٬٥٥١٬٦١٥"
    case ("%llu", "hi_IN"): return "1,84,46,74,40,73,70,95,51,615"
    default: return nil
    }
  }

  @Test(
    "every row is shown as in Foundation, or otherwise for a reason",
    .enabled(if: SharedFolder.has(path)))
  func rows() throws {
    let bytes = try SharedFolder.read(Self.path).bytes
    let rows = try JSONDecoder().decode([Row].self, from: Data(bytes))
    #expect(rows.count == 113)
    for row in rows {
      let shown = try Self.shown(row)
      let expected = Self.exception(row) ?? row.exp
      #expect(shown == expected, "\(row.format) in \(row.locale ?? "no locale")")
    }
  }

  private static func shown(_ row: Row) throws -> String {
    let unit = StringUnit(value: row.format)
    let entry = Entry(
      key: "key", extractionState: .manual,
      localizations: [Localization(locale: "en", message: Message(root: MessageNode(unit: unit)))])
    let catalog = Catalog(sourceLanguage: "en", entries: [entry])
    let compiled = try CompiledCatalog(
      CatalogCompiler.compile([CatalogTable(name: "Localizable", catalog: catalog)]))
    let locale = LocaleTag(row.locale ?? "en-US-u-va-posix").identifier
    let format = FormatLocale.locale(locale)
    return ArgumentList.with(row.args.map(\.value)) { arguments in
      FormatOutput.string { output in
        guard let messages = compiled.messages(ofLocale: 0),
          let reference = compiled.reference(to: KeyNumber(rawValue: 0), in: messages)
        else { return }
        let step = unsafe LocaleChain.Step(messages: messages, format: .passUnretained(format))
        unsafe withUnsafePointer(to: step) { step in
          let message = unsafe LocaleChain.Found(
            reference: reference, catalog: .passUnretained(compiled), step: step)
          let options = FormatOptions(isolation: .never)
          let writer = unsafe PlainWriter(
            arguments, format: .passUnretained(format), options: options)
          var formatter = MessageFormatter(
            writer, message, names: .positions, options: options)
          formatter.write(to: &output)
        }
      }
    }
  }
}
