extension LocaleTag {
  /// The locale whose text serves where this one has none, or `nil` where only the source language
  /// is left.
  ///
  /// Extensions, then variants, then the region go first (UTS 35 Part 1, Locale Inheritance),
  /// except where CLDR names another parent: `en-AU` has `en-001`. A region that implies a script
  /// leads to that script (`zh-HK` to `zh-Hant-HK`), and a script that the language is not usually
  /// written in has no parent: `sr-Latn`, `zh-Hant`.
  public var parent: LocaleTag? {
    guard isWellFormed else { return nil }
    var parts = subtags
    if !extensions.isEmpty || privateUse != nil {
      parts.extensions = []
      parts.privateUse = nil
      return LocaleTag(parts)
    }
    if !variants.isEmpty {
      parts.variants.removeLast()
      return LocaleTag(parts)
    }
    if let exception = LocaleData.parents[identifier] {
      return exception == "und" ? nil : LocaleTag(exception)
    }
    return parentByTruncation
  }

  /// The locales whose text may serve this one, best first: the locale itself, then its parents.
  ///
  /// At the end stands what is the same by another name: `nb` after `no`, `zh-Hans` after `zh`.
  /// Pure and without a cache: one call costs some microseconds.
  public var fallbackChain: [LocaleTag] {
    var chain = [self]
    var next = parent
    while let tag = next, !chain.contains(tag) {
      chain.append(tag)
      next = tag.parent
    }
    if let alias = chain[chain.count - 1].equivalent, !chain.contains(alias) {
      chain.append(alias)
    }
    return chain
  }

  /// Returns whether text in this locale serves the readers of another one.
  ///
  /// True where this locale is on the fallback chain of the other one and has its language:
  /// `es` covers `es-MX`, `zh` covers `zh-CN`, `no` covers `nb` and `nb` covers `no`; `fr` does not
  /// cover `ht`, although CLDR inherits its formats. Compare canonical identifiers.
  ///
  /// - Parameter other: The locale that is asked for.
  /// - Returns: Whether the other locale needs no text of its own.
  public func covers(_ other: LocaleTag) -> Bool {
    if self == other { return true }
    return sharesLanguage(with: other) && other.fallbackChain.contains(self)
  }

  private var parentByTruncation: LocaleTag? {
    var parts = subtags
    if region != nil {
      if script == nil, let implied = impliedScript {
        parts.script = implied
      } else {
        parts.region = nil
      }
      return LocaleTag(parts)
    }
    guard let script, script == LocaleData.defaultScript(of: language) else { return nil }
    parts.script = nil
    return LocaleTag(parts)
  }

  /// The script of the region, in a language whose script depends on the region.
  private var impliedScript: String? {
    guard let region, LocaleData.languagesWithRegionalScripts.contains(language) else {
      return nil
    }
    return LocaleData.regionalScripts[language + "-" + region]
      ?? LocaleData.defaultScript(of: language)
  }

  private var equivalent: LocaleTag? {
    switch identifier {
    case "no": LocaleTag("nb")
    case language where LocaleData.languagesWithRegionalScripts.contains(language):
      LocaleTag(language + "-" + LocaleData.defaultScript(of: language))
    default: nil
    }
  }

  private func sharesLanguage(with other: LocaleTag) -> Bool {
    let norwegian: Set = ["no", "nb", "nn"]
    return language == other.language
      || (norwegian.contains(language) && norwegian.contains(other.language))
  }
}
