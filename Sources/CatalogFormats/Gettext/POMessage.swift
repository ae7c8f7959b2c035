internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// A text of a PO file without its escapes.
struct POText {
  /// The text.
  var value: String
  /// The bytes between the first and the last quotation mark.
  var range: SourceRange
}

/// One entry of a PO file, as the file has it.
struct POMessage: ~Copyable {
  /// What translators note, line by line (`#`).
  var translatorComment: String?
  /// What developers tell (`#.`), line by line.
  var comment: String?
  /// The bytes of the lines of `comment`.
  var commentRange: SourceRange?
  /// File names and line numbers (`#:`).
  var references: String?
  /// The flags (`#,`) in the order of the file, without `fuzzy`.
  var flags: [Substring] = []
  /// The syntax that the first flag names that names one.
  ///
  /// Where that is the usual flag of the syntax, it is none of `flags`.
  var syntax: TextSyntax?
  /// The formats that the flags name, by which `msgfmt -c` compares the placeholders.
  var formats: [GettextFormat] = []
  /// The numbers of which the plural forms are shown (`range: 0..5`).
  var numberRange: ClosedRange<Int>?
  /// The flags behind `#=`, without `fuzzy`.
  var otherFlags: [Substring] = []
  /// Where the flag `fuzzy` is.
  var fuzzyRange: SourceRange?
  /// What stands behind `#|`.
  var previousContext: String?
  var previousText: String?
  var previousPlural: String?
  /// The domain, where one was named before.
  var domain: String?
  /// Whether the entry is obsolete (`#~`).
  var isObsolete = false
  /// `msgctxt`.
  var context: POText?
  /// `msgid`.
  var text: POText?
  /// `msgid_plural`.
  var plural: POText?
  /// `msgstr`, or the texts of `msgstr[0]`, `msgstr[1]`, … by their numbers.
  var translations: [POText] = []
  /// Where the entry begins: its first keyword.
  var start = 0

  /// Makes it an entry of which nothing is read.
  mutating func reset() {
    translatorComment = nil
    comment = nil
    commentRange = nil
    references = nil
    if !flags.isEmpty { flags = [] }
    if !otherFlags.isEmpty { otherFlags = [] }
    syntax = nil
    if !formats.isEmpty { formats = [] }
    numberRange = nil
    fuzzyRange = nil
    previousContext = nil
    previousText = nil
    previousPlural = nil
    isObsolete = false
    context = nil
    text = nil
    plural = nil
    translations.removeAll(keepingCapacity: true)
  }

  /// Whether the entry is translated and does not wait for a review.
  var isTranslated: Bool { fuzzyRange == nil && translations.first?.value.isEmpty == false }

  /// Whether the entry is the header.
  var isHeader: Bool { context == nil && !isObsolete && text?.value.isEmpty == true }
}
