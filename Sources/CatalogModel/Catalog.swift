public import SourceText

/// Which numbers choose plural forms.
public enum PluralNumbers: Hashable, Sendable {
  /// All, also those with decimals, so that the form `other` is always there.
  case all
  /// Whole numbers from 0 alone, as in gettext: a language needs no form for other numbers.
  case wholeNumbers
}

/// The messages of one file, in every locale that the file holds.
///
/// A catalog keeps what its file holds: the order, duplicates, fields that are not known, and the
/// byte range of everything that a diagnostic can name. A catalog that was made in memory has no
/// ranges.
public struct Catalog: Sendable {
  /// The locale of the source text, as the file spells it.
  public var sourceLanguage: String
  /// Where the file names the source language.
  public var sourceLanguageRange: SourceRange?
  /// The version of the file format, as the file spells it; `nil` where it names none.
  public var version: String?
  /// The entries in the order of the file, duplicates included.
  public var entries: [Entry]
  /// Entries that the source does not have any more and that the file keeps for translators to look at, such as
  /// those behind `#~` of gettext: nobody checks, counts or compiles them.
  public var obsoleteEntries: [Entry]
  /// Which numbers choose plural forms.
  public var pluralNumbers: PluralNumbers
  /// Fields that are not part of the model, in the order of the file.
  public var otherFields: [Field]
  /// How the texts say where values stand in them.
  public var syntax: TextSyntax
  /// How the file escapes its texts; `nil` where the texts stand in it as they are.
  public var escapes: (any SourceEscapes)?
  /// How the tools of the format would write the file; `nil` where they have no style of their own.
  public var style: (any SourceStyle)?

  /// Creates a catalog.
  public init(
    sourceLanguage: String, sourceLanguageRange: SourceRange? = nil, version: String? = nil,
    entries: [Entry] = [], obsoleteEntries: [Entry] = [], otherFields: [Field] = [],
    syntax: TextSyntax = .printf, pluralNumbers: PluralNumbers = .all,
    escapes: (any SourceEscapes)? = nil, style: (any SourceStyle)? = nil
  ) {
    self.sourceLanguage = sourceLanguage
    self.sourceLanguageRange = sourceLanguageRange
    self.version = version
    self.entries = entries
    self.obsoleteEntries = obsoleteEntries
    self.pluralNumbers = pluralNumbers
    self.otherFields = otherFields
    self.syntax = syntax
    self.escapes = escapes
    self.style = style
  }
}
