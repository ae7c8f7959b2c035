internal import ICUKit

/// Words that are known to belong to names: titles, particles, some given names.
///
/// A title counts only at the end of the name where it stands, so that one list can serve many languages; words that are names
/// elsewhere are kept to their own.
enum PersonNameWords {
  /// What may stand between the parts of foreign names in Japanese and Chinese.
  static let foreignSeparators: Set<Character> = ["・", "·", "•", "‧", "･"]

  /// Returns whether a word at the start of a name is a title.
  static func isPrefix(_ word: String, language: String) -> Bool {
    let key = key(of: word)
    return prefixes.contains(key) || languagePrefixes[language]?.contains(key) ?? false
  }

  /// Returns whether a word at the end of a name is a title, a generation or a degree.
  static func isSuffix(_ word: String, language: String) -> Bool {
    let key = key(of: word)
    return suffixes.contains(key) || languageSuffixes[language]?.contains(key) ?? false
  }

  /// Returns the title at the end of a name without spaces, which leaves two characters at least.
  static func joinedSuffix(of name: String, language: String) -> String {
    let key = language == "yue" ? "zh" : language
    let found = languageSuffixes[key]?.filter { name.hasSuffix($0) && name.count >= $0.count + 2 }
    return found?.max { ($0.count, $0) < ($1.count, $1) } ?? ""
  }

  /// Returns the words with particles joined to the word that they belong to: `Ludwig`, `van Beethoven`.
  static func units(_ words: ArraySlice<String>, language: String) -> ArraySlice<String> {
    var units: [String] = []
    var joinsNext = false
    for (index, word) in words.enumerated() {
      let isInside = index > 0 && index < words.count - 1
      let isConjunction =
        isInside && units.count > 1 && conjunctions[language]?.contains(word) ?? false
      let isParticle = index < words.count - 1 && isParticle(word, isFirst: index == 0)
      if joinsNext || isConjunction, !units.isEmpty {
        units[units.count - 1] += " " + word
      } else {
        units.append(word)
      }
      joinsNext = isParticle || isConjunction
    }
    return units[...]
  }

  /// Returns how many units at the end of a name are the family name: two in Spanish, unless the first one is a second given
  /// name.
  static func familyNameCount(_ units: ArraySlice<String>, language: String) -> Int {
    guard language == "es", units.count > 2 else { return 1 }
    let isGiven = spanishSecondNames.contains(units[units.startIndex + 1])
    return units.count == 3 && isGiven ? 1 : 2
  }

  /// Returns whether a Russian name is a patronymic.
  static func isPatronymic(_ name: String) -> Bool {
    ["вич", "вна", "ична", "ьич"].contains { name.hasSuffix($0) }
  }

  private static func isParticle(_ word: String, isFirst: Bool) -> Bool {
    compounding.contains(word) || (!isFirst && particles.contains(word))
  }

  /// Returns a word without case and marks of abbreviation: `Ph.D.` is `phd`.
  private static func key(of word: String) -> String {
    guard word.utf8.count <= 64 else { return word }
    return CaseMapping.lowercased(word).filter { !".’'״׳\"".contains($0) }
  }

  private static let prefixes: Set = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "rev", "sr", "sra", "srta",
    "srita", "dra", "profa", "herr", "frau", "mme", "mlle", "dhr", "mevr", "mevrouw", "drs", "г-н",
    "г-жа", "др", "проф",
    "sayın", "السيد", "السيدة", "الدكتور", "الدكتورة", "الأستاذ", "الأستاذة", "מר", "גברת", "גב",
    "דר", "פרופ",
  ]

  private static let languagePrefixes: [String: Set<String>] = [
    "ar": ["د", "أ"], "en": ["hon"], "de": ["dipl-ing"], "es": ["d", "dª", "dña", "don", "doña"],
    "fr": ["m", "mm", "me", "monsieur", "madame"], "hu": ["ifj", "id", "özv"],
    "it": ["sig", "sigra", "sigrina", "dott", "dottssa", "profssa", "avv"],
    "nl": ["ir", "ing", "mw"], "pl": ["pan", "pani", "inż", "mgr"],
    "pt": ["dom", "dona"], "ru": ["господин", "госпожа"],
  ]

  private static let suffixes: Set = [
    "jr", "sr", "ii", "iii", "iv", "phd", "esq", "dds", "dvm", "mba", "cpa", "jd", "obe",
    "mbe", "msc", "bsc",
  ]

  private static let languageSuffixes: [String: Set<String>] = [
    "en": ["md"], "hu": ["ifj", "id"],
    "ja": ["様", "さん", "さま", "氏", "殿", "先生", "ちゃん", "くん", "博士", "教授"],
    "ko": ["님", "씨", "선생님", "박사님", "교수님", "박사", "교수"],
    "pt": ["filho", "neto", "júnior"],
    "tr": ["bey", "hanım"],
    "zh": ["先生", "女士", "小姐", "太太", "博士", "教授", "老师", "老師"],
  ]

  /// What belongs to the word after it, except at the start of a name.
  private static let particles: Set = [
    "de", "del", "la", "las", "los", "da", "das", "do", "dos", "di", "du", "des", "le", "van",
    "von", "vom", "zu", "zum", "zur", "den", "der", "ten", "ter", "te", "’t", "'t", "bin", "ibn",
    "ben", "bint", "al", "af", "av", "بن", "ابن", "بنت", "آل", "בן", "בת", "אבן",
  ]

  /// What belongs to the word after it, wherever it stands: `عبد الله`.
  private static let compounding: Set = ["عبد", "أبو", "ابو", "أم"]

  /// What joins two family names: `Ortega y Gasset`.
  private static let conjunctions: [String: Set<String>] = [
    "ca": ["i"], "es": ["y", "e"], "pt": ["e"],
  ]

  /// Names that are rather a second given name than a first family name in Spanish.
  private static let spanishSecondNames: Set = [
    "María", "José", "Luis", "Carlos", "Antonio", "Manuel", "Ángel", "Jesús", "Isabel", "Carmen",
    "Teresa", "Pilar", "Dolores", "Fernando", "Alberto", "Miguel", "Javier", "Francisco", "Pablo",
    "Ramón", "Andrés", "Eduardo", "Enrique", "Rafael", "Belén", "Elena", "Lucía", "Victoria",
    "Beatriz", "Rosa", "Ana", "Juan", "Alejandro", "Ignacio", "Soledad", "Mercedes",
    "Laura", "Cristina", "Daniel", "David", "Jorge", "Pedro", "Sofía", "Paula", "Julia",
  ]
}
