import CatalogRuntime
import CatalogTestSupport

@testable import FormFields

/// Names whose parts are single words in the script of a locale.
enum RandomNames {
  static func name(in locale: CatalogLocale, using generator: inout SeededGenerator) -> PersonName {
    let letters = letters[locale.identifier] ?? Array("abcdefghijklmnopqrstuwxz")
    let isJoined = ["ja", "zh-Hans", "ko"].contains(locale.identifier)
    func word() -> String {
      let count = isJoined ? 1...3 : 4...9
      let word = (0..<Int.random(in: count, using: &generator)).map { _ in
        letters.randomElement(using: &generator) ?? "a"
      }
      return isJoined || locale == "ar" || locale == "he"
        ? String(word) : "\(String(word).capitalizedFirst)"
    }
    // A middle name in Spanish is told from a family name where it is known, in Russian by its ending.
    let middle: String? =
      switch locale.identifier {
      case "es": ["María", "José"].randomElement(using: &generator)
      case "ru": word() + "вич"
      default: word()
      }
    let hasMiddle = Bool.random(using: &generator)
    let hasTitles = !isJoined && Bool.random(using: &generator)
    return PersonName(
      prefix: hasTitles ? "Dr." : "", given: word(), middle: hasMiddle ? middle ?? "" : "",
      family: word(), suffix: hasTitles ? "PhD" : "")
  }

  private static let letters: [String: [Character]] = [
    "ar": Array("تجحخسشصضطظفقكم"), "he": Array("גדזחטילמסעפצקרשת"),
    "ja": Array("青赤白黒井石岩宇江岡加北木熊高佐杉"), "ko": Array("강경구규기나다도동라로"),
    "ru": Array("бвгджзклмнпрст"), "zh-Hans": Array("安白柏蔡曹岑常车陈成程"),
  ]
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
