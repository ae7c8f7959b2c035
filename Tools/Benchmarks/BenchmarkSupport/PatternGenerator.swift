/// Patterns of ICU MessageFormat as catalogs have them, generated from a seed.
public enum PatternGenerator {
  /// Returns patterns: half of them text, most others text with arguments, a fifth with plurals or
  /// with words to select.
  public static func patterns(count: Int, seed: UInt64 = 1) -> [String] {
    var numbers = SplitMix64(seed: seed)
    let languages = [SampleLanguage.english] + SampleLanguage.translations
    return (0..<count).map { _ in
      pattern(in: numbers.element(of: languages), using: &numbers)
    }
  }

  private static func pattern(
    in language: SampleLanguage, using numbers: inout SplitMix64
  ) -> String {
    let arguments = [
      "{name}", "{0}", "{count, number}", "{day, date, long}", "{size, number, ::.0}",
    ]
    switch numbers.number(in: 0...9) {
    case ..<5: return text([], in: language, using: &numbers)
    case ..<8:
      let some = numbers.shuffled(arguments).prefix(numbers.number(in: 1...2))
      return text(Array(some), in: language, using: &numbers)
    case 8:
      let forms = language.pluralCategories.map { category in
        "\(category) {\(text(["#"], in: language, using: &numbers))}"
      }
      return "{count, plural, " + forms.joined(separator: " ") + "}"
    default:
      let forms = ["female", "male", "other"].map { word in
        "\(word) {\(text(["{name}"], in: language, using: &numbers))}"
      }
      return "{gender, select, " + forms.joined(separator: " ") + "}"
    }
  }

  private static func text(
    _ placeholders: [String], in language: SampleLanguage, using numbers: inout SplitMix64
  ) -> String {
    SampleText(placeholders: placeholders, using: &numbers).text(in: language, using: &numbers)
  }
}
