internal import ICUShims
internal import LocaleCore

extension LocaleMatcher {
  /// Which differences between locales matter.
  public struct Options: Hashable, Sendable {
    /// The subtag whose difference weighs most.
    public enum FavoredSubtag: Hashable, Sendable {
      /// The language, as CLDR weighs them.
      case language
      /// The script: a reader of Cyrillic is rather given another language in Cyrillic.
      case script
    }

    /// Between which languages there is a match.
    public enum Direction: Hashable, Sendable {
      /// Also where the readers of one language understand the other but not the reverse: `nn` is served by `nb`, Breton (br) by French (fr).
      case oneWay
      /// Only where it holds both ways.
      case twoWay
    }

    /// What the order of the desired locales means.
    public enum Demotion: Hashable, Sendable {
      /// A later locale must match better, by about a difference of region, than an earlier one.
      case byRegion
      /// A later locale needs only a match that is better at all.
      case none
    }

    /// Two locales whose distance is the largest that still matches.
    public struct FarthestPair: Hashable, Sendable {
      /// The desired locale.
      public var desired: String
      /// The supported locale.
      public var supported: String

      /// Creates a pair, such as `fr-CH` and `fr` to let regions differ but nothing more.
      ///
      /// - Parameters:
      ///   - desired: The desired locale, in any spelling.
      ///   - supported: The supported locale, in any spelling.
      public init(desired: String, supported: String) {
        self.desired = desired
        self.supported = supported
      }
    }

    /// The subtag whose difference weighs most.
    public var favoredSubtag: FavoredSubtag
    /// Between which languages there is a match.
    public var direction: Direction
    /// What the order of the desired locales means.
    public var demotion: Demotion
    /// The threshold of the distance, or `nil` for CLDR's own; a pair that holds no locales is none.
    public var farthestPair: FarthestPair?

    /// Creates options; by default those of CLDR.
    ///
    /// - Parameters:
    ///   - favoredSubtag: The subtag whose difference weighs most.
    ///   - direction: Between which languages there is a match.
    ///   - demotion: What the order of the desired locales means.
    ///   - farthestPair: The threshold of the distance.
    public init(
      favoredSubtag: FavoredSubtag = .language, direction: Direction = .oneWay,
      demotion: Demotion = .byRegion, farthestPair: FarthestPair? = nil
    ) {
      self.favoredSubtag = favoredSubtag
      self.direction = direction
      self.demotion = demotion
      self.farthestPair = farthestPair
    }
  }
}

extension LocaleMatcher.Options {
  /// Passes the options to ICU; the names in them are valid during the call only.
  func withShim<Result>(
    defaultName: String?, _ body: (cicu_locale_matcher_options) -> Result
  ) -> Result {
    let farthest = farthestPair.flatMap { pair -> (desired: String, supported: String)? in
      let desired = LocaleIdentity.canonicalTag(of: pair.desired)
      let supported = LocaleIdentity.canonicalTag(of: pair.supported)
      guard desired.isWellFormed, supported.isWellFormed else { return nil }
      return (desired.identifier, supported.identifier)
    }
    return unsafe withCString(defaultName) { defaultName in
      unsafe withCString(farthest?.desired) { farthestDesired in
        unsafe withCString(farthest?.supported) { farthestSupported in
          unsafe body(
            cicu_locale_matcher_options(
              default_locale: defaultName,
              favors_script: favoredSubtag == .script, only_two_way: direction == .twoWay,
              without_demotion: demotion == .none, farthest_desired: farthestDesired,
              farthest_supported: farthestSupported))
        }
      }
    }
  }

  private func withCString<Result>(
    _ string: String?, _ body: (UnsafePointer<CChar>?) -> Result
  ) -> Result {
    guard let string else { return body(nil) }
    return unsafe string.withCString(body)
  }
}
