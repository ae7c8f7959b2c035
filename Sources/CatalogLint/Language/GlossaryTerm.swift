internal import ICUKit
internal import LocaleCore

/// What a project has agreed on for one term of its source language.
struct GlossaryTerm: Sendable {
  /// The term in the source language.
  let source: String
  /// The words that a translation may have for it, by locale; `es` stands for `es-MX`, too.
  let required: [String: [String]]
  /// The words that a translation must not have, whatever its source text, by locale.
  let forbidden: [String: [String]]
  /// Whether translations keep the term as it is, such as the name of a product.
  let isKept: Bool

  /// Creates a term of what the configuration says of it; `nil` where it does not name the term.
  init?(_ options: RuleOptions) {
    guard let source = options.string("source") else { return nil }
    self.source = source
    isKept = options.boolean("do-not-translate") ?? false
    required = GlossaryTerm.wordsByLocale(options.object("required"))
    forbidden = GlossaryTerm.wordsByLocale(options.object("forbidden"))
  }

  private static func wordsByLocale(_ options: RuleOptions?) -> [String: [String]] {
    guard let options else { return [:] }
    return options.values.keys.reduce(into: [:]) { $0[$1] = options.strings($1) ?? [] }
  }

  /// Returns the words that a translation has to have one of; none where nothing was agreed on.
  func required(in locale: LocaleTag) -> [String] {
    if isKept { return [source] }
    return GlossaryTerm.words(required, in: locale)
  }

  /// Returns the words that a translation must not have.
  func forbidden(in locale: LocaleTag) -> [String] { GlossaryTerm.words(forbidden, in: locale) }

  private static func words(_ words: [String: [String]], in locale: LocaleTag) -> [String] {
    if let exact = words[locale.identifier] { return exact }
    for name in words.keys.sorted(by: >) {
      let tag = LocaleIdentity.canonicalTag(of: name)
      if tag == locale || locale.fallbackChain.contains(tag) { return words[name] ?? [] }
    }
    return []
  }
}
