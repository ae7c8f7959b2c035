/// What both ICUKit and `Intl` of JavaScript can show.
enum IntlSample: String, CaseIterable {
  /// The numbers from 0.5 on in steps of 12.25.
  case number
  /// The same as amounts of dollars.
  case currency
  /// The days from that of ``NumberAndDateMessage`` on.
  case date
  /// The plural categories of whole numbers in Polish.
  case pluralOfInteger
  /// The plural categories of numbers with decimals in Polish.
  case pluralOfDecimal
  /// A list of ``names``.
  case list
  /// Days that have passed.
  case relativeTime

  static let names = ["Anna-Lena", "Ben", "Zoe"]

  /// The name in a report.
  var title: String {
    switch self {
    case .number: "NumberFormat"
    case .currency: "NumberFormat, currency"
    case .date: "DateTimeFormat, dateStyle medium"
    case .pluralOfInteger: "PluralRules, whole numbers"
    case .pluralOfDecimal: "PluralRules, decimals"
    case .list: "ListFormat"
    case .relativeTime: "RelativeTimeFormat"
    }
  }
}
