import CatalogRuntime
import Testing

@Suite("Adding texts to bytes")
struct AppendingTests {
  private let bundle: CatalogBundle
  private static let long = String(repeating: "ñ", count: 1000)

  init() throws {
    bundle = try Samples.bundle(
      [
        Samples.entry("Save", ["es": "Guardar"]),
        Samples.entry("%@ likes %@", ["es": "A %1$@ le gusta %2$@", "ar": "%1$@ يحب %2$@"]),
        "\"%lld files\": {\"localizations\": {\"es\": "
          + Samples.plural(["one": "%lld archivo", "other": "%lld archivos"]) + "}}",
        Samples.entry("%.1f of %@", ["es": "%.1f de %@"]),
      ].joined(separator: ","))
  }

  private static let requests: [(key: String, arguments: [FormatArgument], text: String)] = [
    ("Save", [], "Guardar"),
    ("%@ likes %@", ["Ana", "Eva"], "A Ana le gusta Eva"),
    ("%@ likes %@", [.string(long), "Eva"], "A \(long) le gusta Eva"),
    ("%@ likes %@", ["Ana"], "A Ana le gusta %2$@"),
    ("%lld files", [.integer(1)], "1 archivo"),
    ("%lld files", [.integer(12345)], "12.345 archivos"),
    ("%.1f of %@", [.number(2.5), "x"], "2,5 de x"),
    ("%@ is missing", ["Ana"], "Ana is missing"),
  ]

  @Test(
    "the bytes before stay, whatever room there is",
    arguments: [0, 1, 100, 127, 128, 129, 500, 1000, 1040, 3000])
  func room(_ room: Int) {
    for (key, arguments, text) in Self.requests {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(2 + room)
      bytes += "> ".utf8
      bundle.append(key: key, arguments: arguments, locale: "es", to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == "> " + text)
      bundle.append(key: "Save", locale: "es", to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == "> " + text + "Guardar")
    }
  }

  @Test("a key that was looked up before adds the same bytes")
  func byMessageKey() throws {
    for (key, arguments, text) in Self.requests where key != "%@ is missing" {
      let messageKey = try #require(bundle.messageKey(key))
      var bytes: [UInt8] = []
      bytes.reserveCapacity(1000)
      bundle.append(messageKey, arguments: arguments, locale: "es", to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == text)
      #expect(bundle.string(for: messageKey, arguments: arguments, locale: "es") == text)
    }
  }

  @Test("a copy of the bytes does not change")
  func copy() {
    var bytes = Array("> ".utf8)
    bytes.reserveCapacity(1000)
    let copy = bytes
    bundle.append(key: "%@ likes %@", arguments: ["Ana", "Eva"], locale: "es", to: &bytes)
    #expect(copy == Array("> ".utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == "> A Ana le gusta Eva")
  }

  @Test("what fits is written in place")
  func inPlace() {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1000)
    let before = unsafe bytes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    bundle.append(key: "%@ likes %@", arguments: ["Ana", "Eva"], locale: "es", to: &bytes)
    let after = unsafe bytes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    #expect(before == after)
  }

  @Test("texts that run the other way are isolated")
  func isolates() {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1000)
    bundle.append(key: "%@ likes %@", arguments: ["Ana", "سارة"], locale: "ar", to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{2068}Ana\u{2069} يحب سارة")
  }

  @Test("locales that have no number of their own find the same texts")
  func manyLocales() {
    for number in 0..<600 {
      let locale = CatalogLocale("es-x-n\(number)")
      #expect(bundle.string(forKey: "Save", locale: locale) == "Guardar")
      guard let key = bundle.messageKey("%@ likes %@") else { continue }
      #expect(
        bundle.string(for: key, arguments: ["Ana", "Eva"], locale: locale) == "A Ana le gusta Eva")
    }
  }
}
