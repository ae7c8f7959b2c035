internal import LocaleCore

/// What languages have in common, as far as rules ask for it.
extension LocaleTag {
  /// Whether words are written without a space between them.
  var writesWithoutSpaces: Bool { Languages.withoutSpaces.contains(language) }

  /// Whether the texts are in Chinese or Japanese, which have full-width punctuation.
  var hasFullWidthPunctuation: Bool { Languages.withFullWidthPunctuation.contains(language) }

  /// Whether the texts are in Latin script: the one that the tag names, else the usual one.
  var hasLatinScript: Bool {
    script.map { $0 == "Latn" } ?? !Languages.inOtherScripts.contains(language)
  }
}

private enum Languages {
  static let withoutSpaces: Set = [
    "bo", "dz", "ja", "km", "lo", "lzh", "my", "th", "yue", "zh", "zh-yue",
  ]

  static let withFullWidthPunctuation: Set = ["ja", "lzh", "yue", "zh", "zh-yue"]

  static let inOtherScripts: Set = [
    "ab", "am", "ar", "arz", "as", "ba", "be", "bg", "bn", "bo", "chr", "ckb", "cv", "dv", "dz",
    "el",
    "fa", "gu", "he", "hi", "hy", "ii", "iu", "ja", "ka", "kk", "km", "kn", "ko", "kok", "ks", "ky",
    "lo",
    "lzh", "mai", "mk", "ml", "mn", "mni", "mr", "my", "ne", "or", "os", "pa", "ps", "ru", "sa",
    "sah",
    "sat", "sd", "si", "sr", "ta", "te", "tg", "th", "ti", "tt", "ug", "uk", "ur", "yi", "yue",
    "zh",
    "zh-yue",
  ]
}
