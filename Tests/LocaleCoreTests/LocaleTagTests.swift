import LocaleCore
import Testing

@Suite struct LocaleTagTests {
  @Test(
    "separators and case become canonical",
    arguments: [
      ("en_US", "en-US"), ("ZH-hANT_hk", "zh-Hant-HK"), ("es-419", "es-419"),
      ("sr_latn", "sr-Latn"),
      ("en-gb-OXENDICT", "en-GB-oxendict"), ("de-DE-1996", "de-DE-1996"),
      ("th-TH-U-CA-Buddhist-x-ABC", "th-TH-u-ca-buddhist-x-abc"), ("x-Pirate", "und-x-pirate"),
      ("root", "und"), ("zh-yue-HK", "zh-yue-HK"), ("en-us-POSIX", "en-US-posix"),
    ])
  func canonicalCase(spelling: String, identifier: String) {
    let tag = LocaleTag(spelling)
    #expect(tag.identifier == identifier)
    #expect(tag.isWellFormed)
    #expect(LocaleTag(tag.identifier) == tag)
  }

  @Test("every kind of subtag is found")
  func subtags() {
    let tag = LocaleTag("sl_Latn_IT_rozaj_1994_t_en_u_co_phonebk_x_a_b")
    #expect(tag.language == "sl")
    #expect(tag.script == "Latn")
    #expect(tag.region == "IT")
    #expect(tag.variants == ["rozaj", "1994"])
    #expect(tag.extensions == ["t-en", "u-co-phonebk"])
    #expect(tag.privateUse == "x-a-b")
  }

  @Test(
    "what is no identifier is kept and not well-formed",
    arguments: [
      "", "-", "e", "en--US", "en-", "-en", "Base", "en-US-GB", "english1", "deutschland",
      "de_DE@euro", "en_US.UTF-8", "français", "en-u", "en-a-bb-a-cc", "en-x", "sl-rozaj-rozaj",
      "en US", "en-x" + String(repeating: "-long", count: 60), "en-abcdefghi",
    ])
  func malformed(spelling: String) {
    let tag = LocaleTag(spelling)
    #expect(!tag.isWellFormed)
    #expect(tag.identifier == spelling.replacing("_", with: "-"))
    #expect(tag.language.isEmpty)
    #expect(tag.parent == nil)
    #expect(tag.fallbackChain == [tag])
  }

  @Test(
    "a locale falls back to its parents, best first",
    arguments: [
      ("zh-HK", "zh-HK zh-Hant-HK zh-Hant"), ("zh-TW", "zh-TW zh-Hant-TW zh-Hant"),
      ("zh-MO", "zh-MO zh-Hant-MO zh-Hant-HK zh-Hant"),
      ("zh-CN", "zh-CN zh-Hans-CN zh-Hans zh"), ("zh-SG", "zh-SG zh-Hans-SG zh-Hans zh"),
      ("zh", "zh zh-Hans"), ("zh-Hans", "zh-Hans zh"), ("zh-Hant", "zh-Hant"),
      ("en-AU", "en-AU en-001 en"), ("en-DE", "en-DE en-150 en-001 en"), ("en-US", "en-US en"),
      ("es-MX", "es-MX es-419 es"), ("pt-AO", "pt-AO pt-PT pt"), ("pt-BR", "pt-BR pt"),
      ("nb", "nb no"), ("no", "no nb"), ("nn", "nn no nb"), ("nb-NO", "nb-NO nb no"),
      ("sr-Latn", "sr-Latn"), ("sr-ME", "sr-ME sr-Latn-ME sr-Latn"),
      ("sr", "sr sr-Cyrl"), ("sr-RS", "sr-RS sr-Cyrl-RS sr-Cyrl sr"),
      ("ru-Latn", "ru-Latn"), ("ru-Cyrl", "ru-Cyrl ru"), ("fr-Latn-CA", "fr-Latn-CA fr-Latn fr"),
      ("uz-AF", "uz-AF uz-Arab-AF uz-Arab"),
      ("en-GB-oxendict-u-ca-gregory", "en-GB-oxendict-u-ca-gregory en-GB-oxendict en-GB en-001 en"),
      ("tlh", "tlh"), ("und", "und"),
    ])
  func fallback(locale: String, chain: String) {
    let identifiers = LocaleTag(locale).fallbackChain.map(\.identifier)
    #expect(identifiers.joined(separator: " ") == chain)
  }

  @Test(
    "a locale covers those that fall back to it",
    arguments: [
      ("es", "es"), ("es", "es-MX"), ("es-419", "es-MX"), ("zh-Hant", "zh-HK"), ("zh", "zh-Hans"),
      ("zh", "zh-CN"), ("zh-Hans", "zh"), ("en", "en-GB"), ("pt", "pt-BR"), ("no", "nb"),
      ("nb", "no"), ("no", "nn"), ("sr", "sr-Cyrl"), ("fr", "fr-CA"),
    ])
  func covering(first: String, second: String) {
    #expect(LocaleTag(first).covers(LocaleTag(second)))
  }

  @Test(
    "a locale does not cover its parent, a sibling, another script or another language",
    arguments: [
      ("es-MX", "es"), ("pt-BR", "pt-PT"), ("sr", "sr-Latn"), ("zh-Hans", "zh-Hant"),
      ("zh", "zh-Hant"), ("zh", "zh-TW"), ("en-GB", "en-AU"), ("fr", "ht"), ("en", "hi-Latn"),
      ("nn", "nb"), ("en", "de"), ("", "en"),
    ])
  func notCovering(first: String, second: String) {
    #expect(!LocaleTag(first).covers(LocaleTag(second)))
  }
}
