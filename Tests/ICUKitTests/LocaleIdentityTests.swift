import CatalogTestSupport
import ICUKit
import LocaleCore
import Testing

private let canonicalizationFile = "conformance/locale/localeCanonicalization-icu72.txt"
private let directionFile = "conformance/locale/icu72-direction.json"

@Suite struct LocaleIdentityTests {
  @Test(
    "any spelling leads to the canonical form",
    arguments: [
      ("en_US", "en-US"), ("iw", "he"), ("iw_IL", "he-IL"), ("zh-hans", "zh-Hans"),
      ("en-UK", "en-GB"), ("tl", "fil"), ("mo", "ro"), ("sh", "sr-Latn"), ("zh-yue-HK", "yue-HK"),
      ("de_DE@euro", "de-DE"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"),
      ("ca@valencia", "ca-valencia"), ("en@shaw", "en-Shaw"),
      ("de@collation=phonebook", "de-u-co-phonebk"), ("en_US_POSIX", "en-US-u-va-posix"),
      ("en_US.UTF-8", "en-US"), ("es-419", "es-419"), ("eng", "en"),
      ("root", "und"), ("th-u-ca-buddhist", "th-u-ca-buddhist"), ("in", "id"), ("no", "no"),
      ("i-klingon", "tlh"), ("en_GB_oed", "en-GB-oxendict"),
    ])
  func canonicalForm(spelling: String, canonical: String) {
    #expect(LocaleIdentity(spelling).tag.identifier == canonical)
  }

  @Test(
    "what is no locale is kept",
    arguments: [
      "", "Base", "not a locale", "en\u{0}US", "français", String(repeating: "a-", count: 100_000),
    ])
  func noLocale(spelling: String) {
    let identity = LocaleIdentity(spelling)
    #expect(identity.tag.identifier == spelling)
    #expect(!identity.tag.isWellFormed)
    #expect(!identity.isLanguageKnown)
  }

  @Test(
    "the canonical form is that of CLDR's test data",
    .enabled(if: SharedFolder.has(canonicalizationFile), "needs the CLDR data beside the package"))
  func conformance() throws {
    var agreed = 0
    for line in try SharedFolder.lines(of: canonicalizationFile) {
      let fields = line.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard fields.count == 2 else { continue }
      let canonical = LocaleIdentity.canonicalTag(of: fields[0]).identifier
      #expect(canonical.lowercased() == fields[1].replacing("_", with: "-").lowercased(), "\(line)")
      if canonical.lowercased() == fields[1].replacing("_", with: "-").lowercased() { agreed += 1 }
    }
    #expect(agreed == 1613)
  }

  @Test(
    "an unknown language is told, with the language of the region of that name",
    arguments: [
      ("jp", "ja"), ("cz", "cs"), ("dk", "da"), ("cn", "zh"), ("vn", "vi"), ("gr", "el"),
      ("ua", "uk"),
      ("jp-JP", "ja-JP"), ("xx", nil),
    ] as [(String, String?)])
  func unknownLanguage(spelling: String, suggestion: String?) {
    let identity = LocaleIdentity(spelling)
    #expect(!identity.isLanguageKnown)
    #expect(identity.suggestion?.identifier == suggestion)
  }

  @Test(
    "known languages, scripts and regions are known",
    arguments: [
      "en", "es-419", "zh-Hant-HK", "sr-Latn-RS", "fil", "yue", "gsw", "haw", "ckb", "nan", "tlh",
      "en-001", "en-UK", "iw", "mo", "sh", "und", "kok-Deva", "pap", "szl", "hsb", "en-XK", "qaa",
    ])
  func known(spelling: String) {
    let identity = LocaleIdentity(spelling)
    #expect(identity.isLanguageKnown)
    #expect(identity.isScriptKnown)
    #expect(identity.isRegionKnown)
    #expect(identity.suggestion == nil)
  }

  @Test("every language of ISO 639-1 is known")
  func twoLetterLanguages() {
    let languages = """
      aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs \
      cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha \
      he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn \
      ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb \
      nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd \
      se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw \
      ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
      """
    for language in languages.split(separator: " ") {
      #expect(LocaleIdentity(String(language)).isLanguageKnown, "\(language)")
    }
  }

  @Test("unknown scripts and regions are told apart")
  func unknownParts() {
    let script = LocaleIdentity("zh-Hanx")
    #expect(script.isLanguageKnown && !script.isScriptKnown && script.isRegionKnown)
    let region = LocaleIdentity("en-EN")
    #expect(region.isLanguageKnown && region.isScriptKnown && !region.isRegionKnown)
  }

  @Test("a locale has an English name")
  func names() {
    #expect(LocaleIdentity("de").englishName == "German")
    #expect(LocaleIdentity("pt_BR").englishName == "Portuguese (Brazil)")
    #expect(LocaleIdentity("jp").englishName == "jp")
  }

  @Test(
    "the direction is that of ICU's script data",
    .enabled(if: SharedFolder.has(directionFile), "needs the locale data beside the package"))
  func directions() throws {
    let directions = try SharedFolder.json([String: String].self, of: directionFile)
    #expect(directions.count == 598)
    for (locale, direction) in directions {
      let identity = LocaleIdentity(locale)
      #expect(identity.isRightToLeft == (direction == "rtl"), "\(locale)")
      #expect(identity.isLanguageKnown && identity.isScriptKnown && identity.isRegionKnown)
    }
  }

  @Test("Arabic runs from right to left, Azerbaijani only in Arabic script")
  func direction() {
    #expect(LocaleIdentity("ar").isRightToLeft)
    #expect(LocaleIdentity("iw").isRightToLeft)
    #expect(LocaleIdentity("az-Arab").isRightToLeft)
    #expect(!LocaleIdentity("az").isRightToLeft)
  }
}
