import ICUKit
import Testing

@testable import CatalogRuntime

@Suite("What is kept has a bound")
struct CacheBoundTests {
  @Test("a locale keeps so many functions with options, and formats further ones right")
  func expressions() throws {
    let format = FormatLocale.locale("en-US-x-bound")
    let zones = (0..<400).map {
      "+\($0 / 60 < 10 ? "0" : "")\($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)"
    }
    for zone in zones {
      let bundle = try MessageFormat2Samples.bundle(
        "{$x :time timeZone=|\(zone)| hour12=false}", locale: "en-US-x-bound")
      let text = bundle.string(
        forKey: "k", named: ["x": .date(secondsSince1970: 0)], locale: "en-US-x-bound",
        options: FormatOptions(isolation: .never))
      #expect(text == zone.dropFirst())
    }
    #expect(format.expressions.count <= PreparedExpressions.capacity)
    #expect(format.expressions.count > 0)
  }

  @Test("a locale keeps so many formats of ICU MessageFormat, and formats further ones right")
  func formats() throws {
    let format = FormatLocale.locale("en-US-x-bound")
    for count in 1...300 {
      let zeros = String(repeating: "0", count: count)
      let message = try ShownMessage("{0, number,\(zeros)}", locale: "en-US-x-bound")
      #expect(message.text(["0": .integer(7)]) == zeros.dropLast() + "7")
    }
    #expect(format.formats.count <= LocaleFormats.capacity)
    #expect(format.formats.count > 0)
  }

  @Test("a cache of the run time keeps so many values, and makes further ones each time it has to")
  func concurrentCache() {
    let cache = ConcurrentCache<Int, Int>()
    for key in 0..<5000 { #expect(cache.value(for: key) { key * 2 } == key * 2) }
    #expect(cache.count <= ConcurrentCache<Int, Int>.capacity)
    #expect(cache.count > 0)
  }

  @Test("a cache of ICUKit keeps so many values, and makes further ones each time it has to")
  func boundedCache() {
    let cache = BoundedCache<Int, Int>(capacity: 100)
    for key in 0..<5000 {
      #expect(cache.value(for: key) { key * 2 } == key * 2)
      #expect(cache.count <= 100)
    }
    #expect(cache.count > 0)
  }

  @Test("the formats of very many locales and time zones are those of their own")
  func manyLocales() throws {
    for index in 0..<1500 {
      let locale = "\(["en", "de", "hi"][index % 3])-x-\(index)"
      let expected = ["1,234.5", "1.234,5", "1,234.5"][index % 3]
      #expect(
        try ICUKit.NumberFormat.shared(for: locale, style: .decimal).text(of: .double(1234.5))
          == expected)
    }
    #expect(ICUKit.NumberFormat.keptCount <= ICUKit.NumberFormat.capacity)
    for index in 0..<700 {
      let minutes = index % 60
      let zone = try #require(
        TimeZoneIdentifier("+\(10 + index / 60 % 10):\(minutes < 10 ? "0" : "")\(minutes)"))
      let format = try DateTimeFormat.shared(for: "en", style: .pattern("HH:mm"), timeZone: zone)
      #expect(try format.text(of: 0) == zone.identifier.suffix(5))
    }
    #expect(DateTimeFormat.keptCount <= DateTimeFormat.capacity)
  }
}
