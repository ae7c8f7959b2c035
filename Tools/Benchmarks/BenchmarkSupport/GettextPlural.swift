/// How gettext chooses the plural form of an integer, and the order of the forms in its files.
struct GettextPlural: Hashable, Sendable {
  /// The categories of CLDR that the forms stand for, in their order.
  let categories: [String]
  /// The formula from a number `n` to the index of a form, in the syntax of C.
  let formula: String

  /// The value of the field `Plural-Forms`.
  var header: String { "nplurals=\(categories.count); plural=\(formula);" }

  /// Finds the plural of a language of generated catalogs.
  ///
  /// The formulas are those of CLDR's rules for integers. A category that only fractions or whole
  /// millions have is left out, as usual in the files of gettext.
  init(locale: String) {
    switch locale {
    case "ja", "ko", "zh-Hans":
      self.init(["other"], "0")
    case "fr", "pt-BR":
      self.init(["one", "other"], "n > 1")
    case "cs":
      self.init(["one", "few", "other"], "n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2")
    case "ru", "uk":
      self.init(
        ["one", "few", "many"],
        "n % 10 == 1 && n % 100 != 11 ? 0 : \(GettextPlural.endsIn2To4) ? 1 : 2")
    case "pl":
      self.init(["one", "few", "many"], "n == 1 ? 0 : \(GettextPlural.endsIn2To4) ? 1 : 2")
    case "ar":
      self.init(
        ["zero", "one", "two", "few", "many", "other"],
        "n < 3 ? n : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5")
    default:
      self.init(["one", "other"], "n != 1")
    }
  }

  private init(_ categories: [String], _ formula: String) {
    self.categories = categories
    self.formula = formula
  }

  private static let endsIn2To4 =
    "n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14)"
}
