internal import ICUKit
internal import LocaleCore

extension PluralForms {
  /// Returns the forms that files in a language usually have; `nil` where none are known.
  ///
  /// - Parameter locale: The locale in any spelling.
  static func usual(in locale: String) -> PluralForms? {
    usualSpelling(in: locale).flatMap { try? PluralForms(parsing: Array($0.utf8)) }
  }

  /// Returns the value of `Plural-Forms` that files in a language usually have; `nil` where none is known.
  static func usualSpelling(in locale: String) -> String? {
    let tag = LocaleTag(posixName: locale) ?? LocaleTag(locale)
    if let known = known[tag.language] { return known }
    let profile = PluralProfile.profile(for: tag.identifier, kind: .cardinal)
    let needed = profile.numbers.filter(\.isNeededByIntegers)
    guard profile.isKnown else { return nil }
    if needed.count == 1 { return "nplurals=1; plural=0;" }
    guard needed.count == 2, let one = profile[.one] else { return nil }
    switch (one.integerCount, one.integers) {
    case (1, [1]): return "nplurals=2; plural=(n != 1);"
    case (2, [0, 1]): return "nplurals=2; plural=(n > 1);"
    default: return nil
    }
  }

  private static let slavic =
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
  private static let czech = "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;"

  /// Languages whose forms are not those of English, French or Chinese.
  private static let known: [String: String] = [
    "ar":
      "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
    "be": slavic, "bs": slavic, "hr": slavic, "ru": slavic, "sr": slavic, "uk": slavic,
    "cs": czech, "sk": czech,
    "cy": "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5);",
    "ga": "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4);",
    "he": "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);",
    "is": "nplurals=2; plural=(n%10!=1 || n%100==11);",
    "lt":
      "nplurals=3; plural=(n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && n%10<=9 && (n%100<11 || n%100>19) ? 1 : 2);",
    "lv":
      "nplurals=3; plural=(n%10==0 || n%100>=11 && n%100<=19 ? 0 : n%10==1 && n%100!=11 ? 1 : 2);",
    "mk": "nplurals=2; plural=(n%10==1 && n%100!=11 ? 0 : 1);",
    "pl": "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
    "ro": "nplurals=3; plural=(n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2);",
    "sl": "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
  ]
}
