public import CatalogModel
public import SourceText

/// A message that is to take the place of another one, or to be added.
public struct CatalogChange: Sendable {
  /// The key of the entry.
  public var key: String
  /// The locale as the file spells it, or is to spell it.
  public var locale: String
  /// The new message.
  public var message: Message
  /// The entry that is added where the file has none with the key; `nil` adds none.
  ///
  /// Of its messages the new one counts, in a bilingual format that of the source language too.
  public var newEntry: Entry?
  /// The key of the entry that a new one stands behind; at the end where the file has none with that key.
  public var precedingKey: String?

  /// Creates a change.
  public init(
    key: String, locale: String, message: Message, newEntry: Entry? = nil,
    precedingKey: String? = nil
  ) {
    self.key = key
    self.locale = locale
    self.message = message
    self.newEntry = newEntry
    self.precedingKey = precedingKey
  }
}

/// Changes messages in a file so that every other byte of it stays.
public protocol CatalogEditor: Sendable {
  /// Returns the edits that make the changes.
  ///
  /// - Parameters:
  ///   - changes: The changes, each of another message.
  ///   - file: The file.
  ///   - catalog: What the reader of the format made of the file.
  /// - Returns: Edits that do not touch each other.
  /// - Throws: `CatalogEditError` for the first change that cannot be made; none is made then.
  func edits(
    for changes: [CatalogChange], in file: SourceFile, _ catalog: Catalog
  ) throws(CatalogEditError) -> [TextEdit]
}

/// Why a message in a file cannot be changed.
public struct CatalogEditError: Error, Hashable, Sendable {
  /// Why.
  public enum Kind: Hashable, Sendable {
    /// The file has no entry with the key.
    case missingEntry
    /// The file has the entry, or the localization, twice.
    case repeatedName
    /// The file cannot be edited as it stands: it does not parse, or has something else in this place.
    case malformed
    /// The file has no place for the text, and its format does not let one be added.
    case missingPlace
    /// The text has no place, and the file is laid out so that none can be found for it.
    case foreignLayout
    /// The format cannot hold the message.
    case unwritable(CatalogWriteError.Kind)
  }

  /// Why.
  public let kind: Kind
  /// The message.
  public let subject: Diagnostic.Subject

  /// Creates an error.
  public init(kind: Kind, subject: Diagnostic.Subject) {
    self.kind = kind
    self.subject = subject
  }
}

extension CatalogEditError {
  /// Why the message cannot be changed, and what to do.
  public var message: DiagnosticMessage {
    switch kind {
    case .missingEntry: "the file has no such entry"
    case .repeatedName: "the file has this entry or its localization twice; remove one of the two"
    case .malformed: "there is something else in this place of the file; run “catalog lint” on it"
    case .missingPlace: "the file has no place for this text; add the entry to it first"
    case .foreignLayout:
      "the file is laid out in another way than its tools would write it, so that no place is found for this text; add the entry to it first"
    case .unwritable(let kind): CatalogWriteError(kind: kind, subject: subject).message
    }
  }
}
