internal import ICUShims
internal import LocaleCore

/// A locale name of POSIX and gettext, `language_REGION.codeset@modifier`, as a tag.
struct POSIXLocale {
  /// The tag, without the codeset: `sr-Latn-RS` for `sr_RS.UTF-8@latin`; `nil` where there is none.
  let tag: LocaleTag?

  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

  init(_ name: String) {
    let parts = name.split(separator: "@", maxSplits: 1)
    let base = LocaleTag(String(parts.first?.prefix { $0 != "." } ?? ""))
    guard base.isWellFormed else {
      tag = nil
      return
    }
    let modifier = parts.count > 1 ? parts[1].lowercased() : ""
    tag =
      Self.script(modifier).map { Self.adding(script: $0, to: base) }
      ?? Self.adding(variant: modifier, to: base)
  }

  private static func script(_ modifier: String) -> String? {
    if let script = scripts[modifier] { return script }
    guard modifier.utf8.count == 4, unsafe cicu_script_is_known(modifier) else { return nil }
    return modifier
  }

  private static func adding(script: String, to base: LocaleTag) -> LocaleTag {
    guard base.script == nil else { return base }
    return LocaleTag(base.language + "-" + script + base.identifier.dropFirst(base.language.count))
  }

  /// A modifier that cannot be a variant says nothing about the text: `euro`.
  private static func adding(variant: String, to base: LocaleTag) -> LocaleTag {
    let extended = LocaleTag(base.identifier + "-" + variant)
    return extended.variants.count > base.variants.count ? extended : base
  }
}
