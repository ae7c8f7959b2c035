extension LocaleTag {
  /// Creates the tag of a locale name of POSIX and gettext, `language_REGION.codeset@modifier`.
  ///
  /// The codeset says nothing about a language. A modifier may name a script, `sr_RS.UTF-8@latin` is
  /// `sr-Latn-RS`, or a variant, `ca_ES@valencia` is `ca-ES-valencia`; any other one, `@euro`, is
  /// dropped.
  ///
  /// - Parameter name: The name; what is before the codeset may be in any spelling. `C` and `POSIX` name no language and have no tag.
  public init?(posixName name: String) {
    guard name.utf8.count <= 255 else { return nil }
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let base = LocaleTag(String(parts.first?.prefix { $0 != "." } ?? ""))
    guard base.isWellFormed, base.language != "posix" else { return nil }
    let modifier = parts.count > 1 ? parts[1].lowercased() : ""
    self =
      LocaleData.script(posixModifier: modifier).map { base.adding(script: $0) }
      ?? base.adding(variant: modifier)
  }

  private func adding(script: String) -> LocaleTag {
    guard self.script == nil else { return self }
    var parts = subtags
    parts.script = script
    return LocaleTag(parts)
  }

  /// A modifier that cannot be a variant says nothing about the text: `euro`.
  private func adding(variant: String) -> LocaleTag {
    let extended = LocaleTag(identifier + "-" + variant)
    return extended.variants.count > variants.count ? extended : self
  }
}
