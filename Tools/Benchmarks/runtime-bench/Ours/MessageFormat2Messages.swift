import BenchmarkSupport
import CatalogCompiler
import CatalogModel
import CatalogRuntime

/// A message of MessageFormat 2 through the run time, by a key that was looked up before, without isolation as its peers.
struct MessageFormat2Messages: Sendable {
  private static let key = "files"

  private let bundle: CatalogBundle
  private let messageKey: MessageKey

  init() throws(BenchmarkError) {
    let node = MessageNode(unit: StringUnit(value: SampleMessages.pluralMessage))
    let entry = Entry(
      key: Self.key,
      localizations: [
        Localization(locale: BenchmarkContent.locale, message: Message(root: node))
      ])
    let catalog = Catalog(
      sourceLanguage: BenchmarkContent.locale, entries: [entry], syntax: .messageFormat2)
    let bytes = try CatalogFile.compile(
      CatalogTable(name: BenchmarkContent.table, catalog: catalog))
    do { bundle = try CatalogBundle(contents: bytes) } catch {
      throw BenchmarkError("the messages cannot be opened: \(error)")
    }
    guard let messageKey = bundle.messageKey(Self.key) else {
      throw BenchmarkError("the catalog lacks its message")
    }
    self.messageKey = messageKey
  }

  /// Formats the message with a string and a number into bytes that are used again.
  func pluralAndName(count: Int) -> Operation {
    Operation(count: count) { [bundle, messageKey] in
      let locale = CatalogLocale(BenchmarkContent.locale)
      let options = FormatOptions(isolation: .never)
      let arguments = SampleMessages.numbers.map { number -> NamedArguments in
        ["name": .string(SampleMessages.name), "count": .integer(Int64(number))]
      }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(1024)
      var sum = 0
      for index in 0..<count {
        bytes.removeAll(keepingCapacity: true)
        bundle.append(
          messageKey, named: arguments[index % arguments.count], locale: locale,
          options: options, to: &bytes)
        sum += bytes.count
      }
      return sum
    }
  }
}
