extension MessageFormat1 {
  /// The types of arguments that the syntax distinguishes.
  public enum ArgumentType: Int, Hashable, Sendable {
    /// A name or number alone: `{name}`.
    case none
    /// A type that the syntax knows nothing of, with or without a style: `{n, number, percent}`.
    case simple
    /// Texts for ranges of numbers: `{n, choice, 0#none|1#one|1<many}`.
    case choice
    /// Texts for plural categories: `{n, plural, one{# day} other{# days}}`.
    case plural
    /// Texts for words: `{sex, select, female{her} other{their}}`.
    case select
    /// Texts for categories of ordinal numbers: `{n, selectordinal, one{#st} other{#th}}`.
    case selectOrdinal

    /// Whether `#` stands for the number in its messages.
    public var hasPluralStyle: Bool { self == .plural || self == .selectOrdinal }
  }
}
