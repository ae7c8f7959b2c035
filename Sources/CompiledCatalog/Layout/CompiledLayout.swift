/// The numbers of the layout that the compiler and the reader share (Documentation/CompiledFormat.md).
@usableFromInline
package enum CompiledLayout {
  /// What each file begins with: a byte outside of ASCII, a name, and line ends that an editor or a
  /// transfer as text changes.
  package static let magic: [UInt8] = [0x89, 0x43, 0x41, 0x54, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The version of the layout that this code writes and reads.
  package static let version: UInt16 = 1
  /// The bytes before the section table.
  package static let headerSize = 40
  /// The bytes of the header that its own checksum covers.
  package static let checkedHeaderSize = 32
  /// The bytes of an entry of the section table.
  package static let sectionEntrySize = 24
  /// The bytes of a table’s record, after the 8 bytes that begin the section.
  package static let tableRecordSize = 16
  /// Where the syntax stands in the word with the source locale of a table; the index is below it.
  package static let syntaxShift: UInt32 = 24
  /// The bytes of a locale’s record, after the 8 bytes that begin the section.
  package static let localeRecordSize = 24
  /// The bytes that begin the sections of tables, locales and the index.
  package static let countSize = 8
  /// How many keys a block of a locale’s message index holds.
  package static let keysPerBlock = 32
  /// The bytes of such a block: a bit a key, and the number of messages before it.
  package static let blockSize = 8
  /// Returns the size of all blocks of a locale.
  package static func blockBytes(ofKeys keyCount: Int) -> Int {
    (keyCount + keysPerBlock - 1) / keysPerBlock * blockSize
  }
  /// The offset of the blocks of a locale that has none: each key has a reference.
  package static let noBlocks: UInt32 = 0
  /// The reference of a key without a message, where there are no blocks.
  @inlinable package static var noMessage: UInt32 { .max }
  /// The bytes of a slot of the hash index: tag and key number.
  package static let slotSize = 8
  /// The number that stands for nothing, as in an empty slot.
  package static let nothing = UInt32.max
  /// The largest tag of a key; the one above marks an empty slot.
  package static let largestTag = UInt32.max - 1
  /// The first offset that a reference to the string pool or to a record cannot hold.
  package static let referenceLimit = 1 << 30
  /// How many nodes a message may have on the way from its root to a text.
  @inlinable package static var maximumDepth: Int { 32 }
  /// The bytes of the longest name of a table or a locale.
  package static let maximumNameByteCount = 4096
  /// The bytes before the categories of a plural table.
  package static let pluralHeaderSize = 8
  /// The seed of the checksums.
  package static let checksumSeed: UInt64 = 0x6361_7461_6C6F_6721

  /// Returns the seed of the hashes of a table’s keys.
  package static func seed(ofTable table: UInt32) -> UInt64 {
    (UInt64(table) &+ 1) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Returns the tag of a key, which orders the hash index.
  package static func tag(ofHash hash: UInt64) -> UInt32 {
    min(UInt32(truncatingIfNeeded: hash >> 32), largestTag)
  }

  /// Returns the slot where the search for a tag begins.
  package static func home(ofTag tag: UInt32, capacity: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(tag) &* UInt64(capacity)) >> 32)
  }
}

/// The sections of a compiled catalog.
package enum SectionKind: UInt32, CaseIterable, Sendable {
  /// Every text once, with its length before it.
  case strings = 1
  /// Name, source language and key range of each table.
  case tables = 2
  /// The texts of the keys.
  case keys = 3
  /// The keys by hash.
  case index = 4
  /// The locales, and where the message of each key is.
  case locales = 5
  /// The messages that are more than a text.
  case messages = 6
  /// The plural category of every whole number.
  case plurals = 7
}

/// A reference to a node of a message: to a plain text in the string pool or to a record.
@usableFromInline
package struct NodeReference: Hashable, Sendable, BitwiseCopyable {
  /// The stored number: the highest bit tells a record from a text.
  @usableFromInline package let rawValue: UInt32

  /// Creates a reference from its stored number.
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a reference to a text.
  package static func text(_ offset: UInt32) -> NodeReference { NodeReference(rawValue: offset) }

  /// Creates a reference to a record by its offset in words of 4 bytes.
  @inlinable package static func record(_ word: UInt32) -> NodeReference {
    NodeReference(rawValue: word | 1 << 31)
  }

  /// A reference that no file is large enough for.
  @inlinable package static var damaged: NodeReference { NodeReference(rawValue: .max) }

  /// The offset of the record in words of 4 bytes; `nil` where this refers to a text.
  @inlinable package var recordWord: UInt32? {
    rawValue >> 31 == 1 ? rawValue & (1 << 31 - 1) : nil
  }
}

/// The kinds of records, in the lowest byte of the first word.
@usableFromInline @frozen
package enum RecordKind: UInt32, Sendable {
  /// Texts, arguments and substitutions one after the other.
  case pattern = 1
  /// Forms by the plural category of an argument.
  case plural = 2
  /// Forms by a name, such as that of a device.
  case select = 3
  /// Forms by the width that is there.
  case width = 4
  /// A list of texts.
  case phrases = 5
  /// A substitution with its argument, name and forms.
  case substitution = 6
  /// An argument with a width, a precision, flags or an unusual spelling.
  case modifiedArgument = 7
  /// A message of ICU MessageFormat.
  case messageFormat1 = 8
  /// A message of Unicode MessageFormat 2.
  case messageFormat2 = 9

  /// The kind in a first word; `nil` where it is none.
  @inlinable @inline(__always)
  package init?(header: UInt32) {
    switch header & 0xFF {
    case 1: self = .pattern
    case 2: self = .plural
    case 3: self = .select
    case 4: self = .width
    case 5: self = .phrases
    case 6: self = .substitution
    case 7: self = .modifiedArgument
    case 8: self = .messageFormat1
    case 9: self = .messageFormat2
    default: return nil
    }
  }
}

/// How the source texts of a table say where values stand in them.
public enum SourceSyntax: UInt32, Sendable, BitwiseCopyable {
  /// Placeholders as in `printf`.
  case printf = 0
  /// ICU MessageFormat.
  case messageFormat1 = 1
  /// Unicode MessageFormat 2.
  case messageFormat2 = 2
}

/// The kinds of parts of a pattern, in the two highest bits of their word.
@usableFromInline
package enum PartKind: UInt32, Sendable {
  /// A text, in whose source each percent sign is doubled.
  case text = 0
  /// A text that stands in the source as it is shown.
  case verbatimText = 1
  /// An argument.
  case argument = 2
  /// A record: a substitution or an argument with modifiers.
  case record = 3
}
