import CatalogCompiler
import CatalogModel
import CatalogRuntime
import Synchronization
import Testing

/// The issues of the tests that want to see some: the handler is one for the whole process.
private final class IssueLog: Sendable {
  static let shared = IssueLog()
  private let issues = Mutex<[LocalizationIssue]>([])

  private init() {
    LocalizationIssue.setHandler { issue in
      IssueLog.shared.issues.withLock { $0.append(issue) }
    }
  }

  /// The issues of a table.
  func issues(of table: String) -> [LocalizationIssue] {
    issues.withLock { $0.filter { $0.table == table } }
  }
}

@Suite("Issues")
struct IssueTests {
  private func bundle(_ table: String, _ strings: String) throws -> CatalogBundle {
    _ = IssueLog.shared
    return try Samples.bundle([
      table: "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(strings)}}"
    ])
  }

  private func problems(_ table: String) -> [LocalizationIssue.Problem] {
    IssueLog.shared.issues(of: table).map(\.problem)
  }

  @Test("a missing key is shown, and told once")
  func missingKey() throws {
    let bundle = try bundle("MissingKey", Samples.entry("a", ["es": "A"]))
    for _ in 0..<3 {
      #expect(bundle.string(forKey: "b", table: "MissingKey", locale: "es") == "b")
    }
    #expect(
      bundle.string(
        forKey: "%@, %lld", arguments: ["x", 1], table: "MissingKey", locale: "es",
        default: "D %2$lld")
        == "D 1")
    #expect(problems("MissingKey") == [.missingKey, .missingKey])
    let issue = try #require(IssueLog.shared.issues(of: "MissingKey").first)
    #expect(issue.description == "“b” of table “MissingKey” for es: there is no such key")
  }

  @Test("a missing table is told once a key")
  func missingTable() throws {
    let bundle = try bundle("Present", Samples.entry("a", ["es": "A"]))
    #expect(bundle.string(forKey: "a", table: "Absent", locale: "es") == "a")
    #expect(problems("Absent") == [.missingTable])
  }

  @Test("an argument that was not passed shows its placeholder")
  func missingArgument() throws {
    let bundle = try bundle("MissingArgument", Samples.entry("%@", ["es": "%@, %2$-5.1lf y %3$@"]))
    #expect(
      bundle.string(forKey: "%@", arguments: ["Ana"], table: "MissingArgument", locale: "es")
        == "Ana, %2$-5.1lf y %3$@")
    #expect(
      problems("MissingArgument")
        == [.missingArgument(position: 2), .missingArgument(position: 3)])
  }

  @Test("an argument of another type is shown as its own type is")
  func mismatchedArgument() throws {
    let bundle = try bundle(
      "Mismatch", Samples.entry("%@ %@ %@", ["es": "%1$lld %2$.1f %3$d"]))
    #expect(
      bundle.string(
        forKey: "%@ %@ %@", arguments: ["three", "x", 1.5], table: "Mismatch", locale: "es")
        == "three x 1,5")
    #expect(
      problems("Mismatch") == [
        .mismatchedArgument(position: 1, specifier: "%lld"),
        .mismatchedArgument(position: 2, specifier: "%.1f"),
        .mismatchedArgument(position: 3, specifier: "%d"),
      ])
  }

  @Test("a plural without a number takes the form “other”")
  func pluralWithoutNumber() throws {
    let bundle = try bundle(
      "NoNumber",
      "\"%lld\": {\"localizations\": {\"es\": \(Samples.plural(["one": "%lld uno", "other": "%lld más"]))}}"
    )
    #expect(
      bundle.string(forKey: "%lld", arguments: ["x"], table: "NoNumber", locale: "es") == "x más")
    #expect(bundle.string(forKey: "%lld", table: "NoNumber", locale: "es") == "%lld más")
    #expect(
      problems("NoNumber") == [.mismatchedArgument(position: 1, specifier: "%lld")])
  }

  @Test("a plural without a form for its category shows another one")
  func missingForm() throws {
    let bundle = try bundle(
      "NoForm", "\"%lld\": {\"localizations\": {\"pl\": \(Samples.plural(["one": "%lld plik"]))}}")
    #expect(
      bundle.string(forKey: "%lld", arguments: [5], table: "NoForm", locale: "pl") == "5 plik")
    #expect(problems("NoForm") == [.missingPluralForm])
  }

  @Test("a damaged file is refused when it is opened")
  func damagedFile() throws {
    var bytes = try Samples.compiled([
      "Damaged":
        "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(Samples.entry("a", ["es": "texto"]))}}"
    ])
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("texto".utf8)) })
    bytes[place] ^= 4
    #expect(throws: CatalogBundleError.self) { try CatalogBundle(contents: bytes) }
    #expect(throws: CatalogBundleError.self) {
      try CatalogBundle(contents: Array(bytes.dropLast()))
    }
    #expect(throws: CatalogBundleError.self) { try CatalogBundle(contents: Array("GIF89a".utf8)) }
    #expect(throws: CatalogBundleError.self) { try CatalogBundle(path: "no such file") }
  }

  @Test("a large damaged file is refused when it is first asked")
  func damagedLargeFile() throws {
    _ = IssueLog.shared
    var catalog = Catalog(sourceLanguage: "en")
    let filler = String(repeating: "x", count: 1000)
    for number in 0..<1200 {
      let unit = StringUnit(value: "\(number) \(filler)")
      let localization = Localization(locale: "es", message: Message(root: MessageNode(unit: unit)))
      catalog.entries.append(Entry(key: "key \(number)", localizations: [localization]))
    }
    var bytes = try CatalogCompiler.compile([CatalogTable(name: "Large", catalog: catalog)])
    let sound = try CatalogBundle(contents: bytes)
    #expect(sound.string(forKey: "key 7", table: "Large", locale: "es") == "7 \(filler)")
    bytes[bytes.count - 9] ^= 1
    let bundle = try CatalogBundle(contents: bytes)
    #expect(bundle.string(forKey: "key 7", table: "Large", locale: "es") == "key 7")
    #expect(problems("Large") == [.missingKey])
  }
}
