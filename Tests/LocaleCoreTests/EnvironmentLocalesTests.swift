import LocaleCore
import Testing

@Suite struct EnvironmentLocalesTests {
  private func preferred(_ variables: [String: String]) -> [String] {
    EnvironmentLocales.preferred(in: variables).map(\.identifier)
  }

  @Test(
    "the locale is the first of LC_ALL, LC_MESSAGES and LANG that is not empty",
    arguments: [
      (["LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LANG": "es_ES"], ["de-DE"]),
      (["LC_MESSAGES": "fr_FR", "LANG": "es_ES"], ["fr-FR"]), (["LANG": "es_ES"], ["es-ES"]),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "es_ES"], ["es-ES"]),
      (["LC_ALL": "C", "LANG": "es_ES"], []), (["LC_CTYPE": "de_DE"], []), ([:], []),
      (["LC_ALL": "not a locale", "LANG": "es"], []),
    ] as [([String: String], [String])])
  func precedence(variables: [String: String], expected: [String]) {
    #expect(preferred(variables) == expected)
  }

  @Test(
    "LANGUAGE is a list that stands for the locale, unless that is C or POSIX",
    arguments: [
      (["LANGUAGE": "de_AT:de:en", "LANG": "fr_FR.UTF-8"], ["de-AT", "de", "en"]),
      (["LANGUAGE": "de", "LANG": "C"], []), (["LANGUAGE": "de", "LANG": "POSIX"], []),
      (["LANGUAGE": "de", "LANG": "C.UTF-8"], []), (["LANGUAGE": "de"], []),
      (["LANGUAGE": "de", "LC_ALL": "C", "LANG": "fr"], []),
      (["LANGUAGE": "", "LANG": "fr"], ["fr"]), (["LANGUAGE": ":", "LANG": "fr"], []),
      (["LANGUAGE": "::de::en:", "LANG": "fr"], ["de", "en"]),
      (["LANGUAGE": "de:C:en", "LANG": "fr"], ["de"]),
      (["LANGUAGE": "de:??:de_DE@euro:de", "LANG": "fr"], ["de", "de-DE"]),
    ] as [([String: String], [String])])
  func list(variables: [String: String], expected: [String]) {
    #expect(preferred(variables) == expected)
  }

  @Test(
    "a POSIX name has a tag",
    arguments: [
      ("de_DE.UTF-8@euro", "de-DE"), ("de_DE.utf8", "de-DE"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"),
      ("sr_RS@cyrillic", "sr-Cyrl-RS"), ("ks_IN@devanagari", "ks-Deva-IN"),
      ("ca_ES.UTF-8@valencia", "ca-ES-valencia"), ("en@shaw", "en-Shaw"),
      ("uz_UZ@cyrl", "uz-Cyrl-UZ"),
      ("zh_Hant_TW@latin", "zh-Hant-TW"), ("en", "en"), ("pt-BR", "pt-BR"), ("de.", "de"),
      ("de@", "de"),
    ])
  func posixName(name: String, identifier: String) {
    #expect(LocaleTag(posixName: name)?.identifier == identifier)
  }

  @Test(
    "a name of no language has none",
    arguments: ["", "C", "POSIX", "C.UTF-8", ".UTF-8", "@euro", "d", "de DE", "de/../fr"])
  func noName(name: String) {
    #expect(LocaleTag(posixName: name) == nil)
  }

  @Test("variables of any size are read to their limits")
  func hostileSize() {
    let many = (0..<10_000).map { "en_x_a\($0)" }.joined(separator: ":")
    #expect(preferred(["LANG": "en", "LANGUAGE": many]).count == EnvironmentLocales.maximumCount)
    let long = String(repeating: "de_DE", count: 200_000)
    #expect(preferred(["LANG": long]) == [])
    #expect(preferred(["LANG": "de@" + long]) == [])
    #expect(preferred(["LANG": "en", "LANGUAGE": "fr:" + long]) == ["fr"])
  }
}
