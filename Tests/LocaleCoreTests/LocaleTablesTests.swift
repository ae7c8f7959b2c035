import CatalogTestSupport
import Testing

@testable import LocaleCore

private let supplementalData = "conformance/cldr/cldr-json-42.0.0"

@Suite(.enabled(if: SharedFolder.has(supplementalData), "needs the CLDR data beside the package"))
struct LocaleTablesTests {
  private struct ParentLocales: Decodable {
    struct Supplemental: Decodable {
      struct Table: Decodable { let parentLocale: [String: String] }
      let parentLocales: Table
    }
    let supplemental: Supplemental
  }

  private struct LikelySubtags: Decodable {
    struct Supplemental: Decodable { let likelySubtags: [String: String] }
    let supplemental: Supplemental
  }

  @Test("the parents are those of CLDR 42")
  func parents() throws {
    let source = try SharedFolder.json(
      ParentLocales.self, of: supplementalData + "/parentLocales.json")
    #expect(LocaleTables.cldrVersion == "42")
    #expect(LocaleTables.parents == source.supplemental.parentLocales.parentLocale)
  }

  @Test("the scripts are those of CLDR 42")
  func scripts() throws {
    let source = try SharedFolder.json(
      LikelySubtags.self, of: supplementalData + "/likelySubtags.json")
    var usual: [String: String] = [:]
    var regional: [String: String] = [:]
    for (spelling, maximal) in source.supplemental.likelySubtags {
      let tag = LocaleTag(spelling)
      guard tag.language != "und", tag.script == nil else { continue }
      let script = try #require(LocaleTag(maximal).script)
      if tag.region == nil { usual[spelling] = script } else { regional[spelling] = script }
    }
    for (language, script) in usual {
      #expect(LocaleData.defaultScript(of: language) == script)
    }
    #expect(
      LocaleTables.regionalScripts
        == regional.filter { $0.value != usual[LocaleTag($0.key).language] })
    let listed = LocaleTables.languagesByScript.flatMap { $0.languages.split(separator: " ") }
    #expect(listed.count == usual.values.count { $0 != "Latn" })
  }
}
