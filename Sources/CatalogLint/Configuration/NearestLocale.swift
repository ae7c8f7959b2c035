internal import ICUKit
internal import LocaleCore

/// What is said of single locales, where each stands for those below it as well: `es` for `es-MX`, unless
/// that is listed itself.
package struct NearestLocale<Value: Sendable>: Sendable {
  private let values: [(tag: LocaleTag, value: Value)]

  /// Takes what is said, by locale in any spelling.
  package init(_ values: [String: Value]) {
    self.values = values.sorted { $0.key < $1.key }.map { locale, value in
      (LocaleIdentity.canonicalTag(of: locale), value)
    }
  }

  /// Whether nothing is said of any locale.
  package var isEmpty: Bool { values.isEmpty }

  /// Returns what is said of the nearest locale that covers one, or `nil` where none does.
  package func value(for locale: String) -> Value? {
    let tag = LocaleIdentity.canonicalTag(of: locale)
    let covering = values.filter { $0.tag.covers(tag) }
    guard var nearest = covering.first else { return nil }
    for other in covering.dropFirst() where isNearer(other.tag, than: nearest.tag, to: tag) {
      nearest = other
    }
    return nearest.value
  }

  /// Whether one of two locales that cover a third is nearer to it.
  private func isNearer(_ one: LocaleTag, than other: LocaleTag, to tag: LocaleTag) -> Bool {
    if one.isFormallyEqual(to: tag) { return !(other == tag) }
    return !other.isFormallyEqual(to: tag) && other.covers(one)
  }
}
