import ICUKit
import Testing

@Suite struct ICUVersionTests {
  @Test("the versions are those of a supported ICU")
  func versions() throws {
    let major = try #require(ICUVersion.icu.split(separator: ".").first.flatMap { Int($0) })
    #expect(major >= 72)
    let cldr = try #require(ICUVersion.cldr?.split(separator: ".").first.flatMap { Int($0) })
    #expect(cldr >= 42)
    #expect(ICUVersion.unicode.contains("."))
  }
}
