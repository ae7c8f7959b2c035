internal import ICUKit
internal import LocaleCore

/// The whole numbers from 0 to 1000 for which a form is shown.
struct CategoryNumbers {
  /// How many there are.
  let count: Int
  /// The first of them, at most 5.
  private let first: [Int]

  /// Creates the numbers of a category.
  ///
  /// - Parameters:
  ///   - numbers: The category.
  ///   - hasExplicitZero: Whether a form `zero` takes the number 0.
  init(_ numbers: PluralProfile.Numbers, hasExplicitZero: Bool) {
    let losesZero =
      hasExplicitZero && numbers.category != .zero && numbers.integers.first == 0
    count = numbers.integerCount - (losesZero ? 1 : 0)
    first = losesZero ? Array(numbers.integers.dropFirst()) : numbers.integers
  }

  /// Creates the numbers of a category in a plural.
  ///
  /// - Parameters:
  ///   - numbers: The category.
  ///   - plural: The plural, whose explicit numbers have forms of their own.
  ///   - profile: All categories.
  init(_ numbers: PluralProfile.Numbers, in plural: PluralVariation, _ profile: PluralProfile) {
    guard plural.message != nil else {
      self.init(numbers, hasExplicitZero: plural.hasForm(.zero))
      return
    }
    let taken = Set(plural.explicitNumbers).filter {
      0...1000 ~= $0 && profile.category(of: $0) == numbers.category
    }
    self.init(
      count: numbers.integerCount - taken.count,
      first: numbers.integers.filter { !taken.contains($0) })
  }

  private init(count: Int, first: [Int]) {
    self.count = count
    self.first = first
  }

  /// Returns the first numbers, with an ellipsis where there are more: `2, 3, 4, 22…`.
  ///
  /// - Parameters:
  ///   - omitted: A number to leave out, because the name of the category says it.
  ///   - limit: How many to show, at most 4.
  func samples(without omitted: Int? = nil, limit: Int) -> String {
    let shown = first.filter { $0 != omitted }
    let total = count - (first.count - shown.count)
    return shown.prefix(limit).map(String.init).joined(separator: ", ") + (total > limit ? "…" : "")
  }

  /// Returns whether a number is among the first.
  func begins(with number: Int) -> Bool { first.contains(number) }
}

extension PluralCategory {
  /// The number that the name says: 1 for `one`.
  var namedNumber: Int? {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few, .many, .other: nil
    }
  }
}
