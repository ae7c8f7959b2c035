internal import ICUShims
internal import LocaleCore

/// ICU's plural rules of one locale.
@safe final class PluralRules: Sendable {
  // Rules do not change once they are open: selecting is safe on any thread.
  nonisolated(unsafe) private let handle: OpaquePointer

  init(locale: String, kind: PluralProfile.Kind) throws(ICUError) {
    unsafe handle = try unsafe ICUCall.open { status in
      unsafe cicu_plural_rules_open(locale, kind == .ordinal, &status)
    }
  }

  deinit { unsafe cicu_plural_rules_close(handle) }

  /// Returns the categories that the rules can give, in CLDR's order.
  func categories() throws(ICUError) -> [PluralCategory] {
    let bits = try ICUCall.run { status in
      unsafe cicu_plural_rules_categories(handle, &status)
    }
    return PluralCategory.allCases.enumerated()
      .compactMap { index, category in bits & (1 << index) == 0 ? nil : category }
  }

  /// Returns the category of a number shown with no more decimals than it has.
  func category(of number: Double) throws(ICUError) -> PluralCategory {
    PluralCategory(position: try position(of: number))
  }

  /// Returns the position in CLDR's order of the category of a number.
  func position(of number: Double) throws(ICUError) -> Int {
    let position = try ICUCall.run { status in
      unsafe cicu_plural_rules_select(handle, number, &status)
    }
    return Int(position)
  }

  /// Returns the category of a number with the digits it is shown with.
  func category(of number: PluralSample) throws(ICUError) -> PluralCategory {
    let position = try ICUCall.run { status in
      unsafe cicu_plural_rules_select_formatted(handle, number.handle, &status)
    }
    return PluralCategory(position: Int(position))
  }

  /// Whether CLDR has rules for the locale or one of its parents; `locale` is in canonical form.
  static func exist(for locale: LocaleTag, kind: PluralProfile.Kind) -> Bool {
    var subtags = [locale.language, locale.script, locale.region].compactMap { $0 }
    while !subtags.isEmpty {
      let name = subtags.joined(separator: "_")
      if unsafe cicu_plural_rules_has_data(name, kind == .ordinal) { return true }
      subtags.removeLast()
    }
    return false
  }
}

extension PluralCategory {
  init(position: Int) {
    switch position {
    case Int(cicu_plural_zero): self = .zero
    case Int(cicu_plural_one): self = .one
    case Int(cicu_plural_two): self = .two
    case Int(cicu_plural_few): self = .few
    case Int(cicu_plural_many): self = .many
    default: self = .other
    }
  }
}
