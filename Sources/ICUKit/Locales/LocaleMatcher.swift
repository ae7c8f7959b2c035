internal import ICUShims
public import LocaleCore

/// Picks the best of the locales that a program supports for what a reader asks for, with CLDR's distances between languages (UTS 35 Part 1, Language Matching).
///
/// `zh-TW` is served by `zh-Hant` rather than `zh`, `es-AR` by `es-419` rather than `es`, `nn` by `nb`.
/// A matcher is immutable, and answers are kept for the requests that come again: safe to use from
/// any thread.
@safe public final class LocaleMatcher: Sendable {
  /// What serves where nothing matches.
  public enum Default: Hashable, Sendable {
    /// The first of the supported locales.
    case firstSupported
    /// A certain locale, which need not be one of the supported ones.
    case locale(String)
    /// Nothing.
    case none
  }

  /// The best match.
  public struct Match: Hashable, Sendable {
    /// The locale that serves, as it was spelled for the matcher.
    public let supported: String
    /// Its position among the supported locales, or `nil` for a default that is none of them.
    public let supportedIndex: Int?
    /// The position of the desired locale that it serves, or `nil` where the default serves because nothing matches.
    public let desiredIndex: Int?
    /// The supported locale with the region, variants and extensions of the desired one, for formats: `fr-BE` where `fr` serves `fr-BE`.
    public let resolved: LocaleTag
  }

  // The matcher does not change once it is open; ICU documents it as immutable.
  nonisolated(unsafe) private let handle: OpaquePointer
  private let supported: [LocaleName]
  private let fallback: Fallback?
  private let answers = BoundedCache<[String], Match?>(capacity: 512)

  /// Creates a matcher; takes some microseconds a locale.
  ///
  /// - Parameters:
  ///   - supported: The locales in any spelling, in the order of preference among equals. What is no locale is never matched.
  ///   - default: What serves where nothing matches.
  ///   - options: Which differences matter.
  /// - Throws: The error of ICU, where its data cannot be loaded.
  public init(
    supported: [String], default: Default = .firstSupported, options: Options = Options()
  ) throws(ICUError) {
    let names = supported.enumerated().compactMap { LocaleName($1, position: $0) }
    self.supported = names
    let fallback = Fallback(`default`, supported: names)
    self.fallback = fallback
    unsafe handle = try unsafe ICUCall.open { status in
      unsafe options.withShim(defaultName: fallback?.canonical) { options in
        unsafe names.withNames { start, count in
          unsafe cicu_locale_matcher_open(start, count, options, &status)
        }
      }
    }
  }

  deinit { unsafe cicu_locale_matcher_close(handle) }

  /// Returns the supported locale that serves a reader best.
  ///
  /// The first 64 desired locales count. A request that ICU refuses gets the default. An answer that is kept costs a look-up in a table under a
  /// lock; a new one some microseconds a pair of locales.
  ///
  /// - Parameter desired: The locales in any spelling, best first. What is no locale is passed over.
  /// - Returns: The match, or `nil` where nothing matches and there is no default.
  public func bestMatch(for desired: [String]) -> Match? {
    let limit = Self.maximumDesiredCount
    let request = desired.count <= limit ? desired : Array(desired.prefix(limit))
    // A long request is unlikely to come again, and would fill the memory.
    guard request.reduce(0, { $0 + $1.utf8.count }) <= 512 else { return match(request) }
    return answers.value(for: request) { match(request) }
  }

  private static let maximumDesiredCount = 64

  private func match(_ desired: [String]) -> Match? {
    let names = desired.enumerated().compactMap { LocaleName($1, position: $0) }
    var found = cicu_locale_match(desired: -1, supported: -1, is_found: false)
    let resolved = try? unsafe ICUCall.utf8 { buffer, capacity, status in
      unsafe names.withNames { start, count in
        unsafe cicu_locale_matcher_best(handle, start, count, &found, buffer, capacity, &status)
      }
    }
    guard let resolved else { return fallback?.match }
    guard found.is_found else { return nil }
    guard let name = supported.element(at: found.supported) else { return fallback?.match }
    return Match(
      supported: name.spelling, supportedIndex: name.position,
      desiredIndex: names.element(at: found.desired)?.position, resolved: LocaleTag(resolved))
  }
}

/// The locale that serves where nothing matches.
private struct Fallback {
  let spelling: String
  let canonical: String
  /// Its position among the supported locales.
  let position: Int?

  init?(_ default: LocaleMatcher.Default, supported: [LocaleName]) {
    let name: LocaleName?
    switch `default` {
    case .firstSupported: name = supported.first
    case .locale(let spelling): name = LocaleName(spelling, position: 0)
    case .none: name = nil
    }
    guard let name else { return nil }
    spelling = name.spelling
    canonical = name.canonical
    position = supported.first { $0.canonical == name.canonical }?.position
  }

  var match: LocaleMatcher.Match {
    LocaleMatcher.Match(
      supported: spelling, supportedIndex: position, desiredIndex: nil,
      resolved: LocaleTag(canonical))
  }
}

/// A locale for the matcher, and where it stood in the list.
private struct LocaleName {
  let spelling: String
  let canonical: String
  let position: Int

  init?(_ spelling: String, position: Int) {
    // The matcher has aliases of its own; CLDR's would make `sh` a better match than it should be.
    let spelled = LocaleTag(spelling)
    let isPlain = spelled.isWellFormed && !spelled.language.contains("-")
    let tag = isPlain ? spelled : LocaleIdentity.canonicalTag(of: spelling)
    guard tag.isWellFormed else { return nil }
    self.spelling = spelling
    canonical = tag.identifier
    self.position = position
  }
}

extension [LocaleName] {
  fileprivate func element(at index: Int32) -> LocaleName? {
    indices.contains(Int(index)) ? self[Int(index)] : nil
  }

  /// Passes the canonical names, one behind the other, each with a NUL at its end.
  fileprivate func withNames<Result>(_ body: (UnsafePointer<CChar>, Int32) -> Result) -> Result {
    unsafe map { $0.canonical + "\u{0}" }.joined().withCString { unsafe body($0, Int32(count)) }
  }
}
