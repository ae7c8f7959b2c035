/// The words that a language says twice in a row on purpose.
struct IntendedDoubles {
  private let words: Set<String>

  /// Looks a language up; `nil` where words are doubled for their meaning, such as the plural or an
  /// emphasis, or where too little is known of the language.
  init?(in language: String) {
    guard let words = IntendedDoubles.byLanguage[language] else { return nil }
    self.words = words
  }

  /// Returns whether a word may stand twice in a row.
  func contains(_ word: String) -> Bool {
    words.contains(word) || words.contains(word.lowercased())
      || IntendedDoubles.everywhere.contains(word.lowercased())
  }

  /// Sounds, farewells and names that are doubled in many languages.
  private static let everywhere: Set = [
    "baden", "blah", "bla", "bora", "bye", "cha", "cous", "dum", "extra", "ha", "haha", "he", "hi",
    "ho",
    "knock", "lorem", "mau", "na", "new", "no", "pago", "pong", "tam", "tic", "tok", "tuk", "ya",
    "yo",
    "yum",
  ]

  private static let byLanguage: [String: Set<String>] = [
    "be": ["гэта"], "bg": ["това", "се"], "bs": ["je"], "ca": ["molt", "poc", "us", "ens"],
    "cs": ["to", "si", "velmi"], "da": ["den", "der", "det", "i", "meget", "som", "at"],
    "de": [
      "das", "dem", "den", "denen", "der", "deren", "die", "ihnen", "ihr", "ihre", "ihren", "ihrer",
      "sehr",
      "sie", "wie", "zu",
    ],
    "el": ["λίγο", "πολύ", "πρώτα", "σιγά", "που"],
    "en": [
      "do", "had", "her", "in", "is", "it", "many", "on", "really", "so", "that", "there", "very",
      "who",
      "you",
    ],
    "es": ["muy", "casi", "poco", "luego", "ya"], "et": ["see", "väga"],
    "fi": ["hyvin", "se", "joka"],
    "fr": ["nous", "vous", "très", "faire", "en"], "ga": [], "gl": ["moi"], "hr": ["je", "vrlo"],
    "hu": ["az", "egy", "ez", "ki", "már", "más", "nagyon", "sok"], "is": ["það", "sem", "mjög"],
    "it": [
      "man", "molto", "piano", "poco", "quasi", "subito", "via", "così", "appena", "vi", "ci", "si",
    ],
    "lt": ["tai", "vis", "labai"], "lv": ["tas", "ļoti"], "mk": ["тоа", "се"],
    "nb": ["den", "der", "det", "i", "som", "veldig", "at"],
    "nl": [
      "dat", "die", "er", "haar", "heel", "het", "hij", "je", "jullie", "we", "ze", "zij", "u",
      "zeer", "wie",
      "wat",
    ],
    "nn": ["den", "det", "i", "som", "at"],
    "no": ["den", "der", "det", "i", "som", "veldig", "at"],
    "pl": ["to", "bardzo", "co"], "pt": ["logo", "muito", "quase", "já"],
    "ro": ["o", "foarte", "se", "pe"],
    "ru": ["еле", "очень", "чуть", "это", "что", "как"], "sk": ["si", "to", "veľmi"],
    "sl": ["je", "se", "to", "zelo"], "sq": [], "sr": ["је", "je", "врло", "vrlo"],
    "sv": ["den", "det", "i", "som", "att", "mycket", "väldigt"],
    "uk": ["дуже", "це", "що", "ледве"],
  ]
}
