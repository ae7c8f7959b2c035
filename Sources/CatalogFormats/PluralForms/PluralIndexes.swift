internal import ICUKit
internal import LocaleCore

/// Which plural categories of CLDR stand for the numbered forms of gettext in one locale.
struct PluralIndexes: Hashable, Sendable {
  /// The name of one numbered form in the model.
  struct Form: Hashable, Sendable {
    /// The category.
    let category: PluralCategory
    /// Whether the form and the category have the same whole numbers.
    let isExact: Bool
  }

  /// The category for each index; `nil` where the forms cannot be told apart by categories.
  let forms: [Form]?

  /// Compares the numbers of forms and categories, from 0 to 1000.
  ///
  /// Where they differ, an index has the category that is right for most of its numbers, and the largest groups of
  /// numbers choose first. A form for 0 alone that finds its category taken is the explicit `zero`.
  ///
  /// - Parameters:
  ///   - plurals: Rules that give an index below their count for each of these numbers.
  ///   - locale: The locale in any spelling, also `sr@latin`.
  init(_ plurals: PluralForms, locale: String) {
    let tag = LocaleTag(posixName: locale)?.identifier ?? locale
    let profile = PluralProfile.profile(for: tag, kind: .cardinal)
    guard profile.isKnown else {
      // What CLDR knows nothing of can still have forms like those of English.
      let likeEnglish = PluralIndexes.forms(plurals, .selector(for: "en", kind: .cardinal))
      forms = likeEnglish?.allSatisfy(\.isExact) == true || plurals.count == 1 ? likeEnglish : nil
      return
    }
    forms = PluralIndexes.forms(plurals, .selector(for: tag, kind: .cardinal))
  }

  private struct Overlap {
    let index: Int
    let category: PluralCategory
    let count: Int
  }

  private static func forms(_ plurals: PluralForms, _ selector: PluralSelector) -> [Form]? {
    guard plurals.count <= PluralCategory.allCases.count else { return nil }
    var counts: [[PluralCategory: Int]] = Array(repeating: [:], count: plurals.count)
    var totals: [PluralCategory: Int] = [:]
    var stack: [UInt] = []
    var zeroIndex: Int?
    for number in PluralForms.checkedNumbers {
      guard
        let index = (try? plurals.expression.value(for: number, &stack)).flatMap({
          Int(exactly: $0)
        }),
        index < plurals.count
      else { return nil }
      let category = selector.category(of: UInt64(number))
      counts[index][category, default: 0] += 1
      totals[category, default: 0] += 1
      if number == 0 { zeroIndex = index }
    }
    var chosen: [PluralCategory?] = Array(repeating: nil, count: plurals.count)
    for overlap in ordered(counts)
    where chosen[overlap.index] == nil && !chosen.contains(overlap.category) {
      chosen[overlap.index] = overlap.category
    }
    if let zeroIndex, chosen[zeroIndex] == nil, counts[zeroIndex].values.reduce(0, +) == 1,
      !chosen.contains(.zero)
    {
      chosen[zeroIndex] = .zero
    }
    let categories = chosen.compactMap(\.self)
    guard categories.count == plurals.count else { return nil }
    return zip(categories, counts).map { category, counts in
      Form(
        category: category,
        isExact: counts.count == 1 && counts[category] != nil
          && counts[category] == totals[category])
    }
  }

  private static func ordered(_ counts: [[PluralCategory: Int]]) -> [Overlap] {
    counts.enumerated()
      .flatMap { index, numbers in
        PluralCategory.allCases.compactMap { category in
          numbers[category].map { Overlap(index: index, category: category, count: $0) }
        }
      }
      .sorted { ($1.count, $0.index) < ($0.count, $1.index) }
  }
}
