import CatalogFormats
import Testing

/// What the path of a file of string resources tells.
@Suite struct AndroidFolderTests {
  @Test(
    "the folder of a file tells its locale",
    arguments: [
      ("values", nil), ("values-de", "de"), ("values-pt-rBR", "pt-BR"), ("values-iw", "he"),
      ("values-in", "id"), ("values-ji", "yi"), ("values-b+sr+Latn", "sr-Latn"),
      ("values-b+es+419", "es-419"), ("values-es-r419", "es-419"), ("values-zh-rTW", "zh-TW"),
      ("values-fil", "fil"), ("values-de-night", "de"), ("values-mcc310-mnc004-en-rUS", "en-US"),
      ("values-sw600dp", nil), ("values-v21", nil), ("values-de-land-v21", "de"),
      ("values-night", nil), ("values-car", nil), ("values-large-land", nil),
    ] as [(String, String?)])
  func locales(_ folder: String, _ locale: String?) throws {
    let location = AndroidFormat().location(of: "app/src/main/res/\(folder)/strings.xml")
    #expect(try #require(location).locale == locale)
  }

  @Test(
    "files of other kinds, and folders that Android refuses, are none",
    arguments: [
      "res/values-night-de/strings.xml", "res/values/colors.xml", "res/layout/strings.xml",
      "res/values-v21-land/strings.xml", "res/values-deutsch/strings.xml", "strings.xml",
      "res/values/strings.json", "res/values-de-rB/strings.xml", "values/styles.xml",
    ])
  func others(_ path: String) { #expect(AndroidFormat().location(of: path) == nil) }

  @Test("the files of a table are those of all locales with the same qualifiers")
  func tables() {
    func table(_ path: String) -> String? { AndroidFormat().location(of: path)?.table }
    #expect(table("res/values/strings.xml") == table("res/values-de/strings.xml"))
    #expect(table("res/values-night/strings.xml") == table("res/values-de-night/strings.xml"))
    #expect(table("res/values/strings.xml") != table("res/values-night/strings.xml"))
    #expect(table("res/values/strings.xml") != table("res/values/strings_more.xml"))
  }
}
