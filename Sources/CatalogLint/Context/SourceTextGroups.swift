internal import CatalogModel
internal import SourceText

/// The entries of a catalog whose source texts are the same.
///
/// Only entries with one plain source text count: what varies is seldom the same twice.
struct SourceTextGroups {
  /// An entry with its source text.
  struct Member {
    /// The entry.
    let entry: Entry
    /// The bytes of the source text, or of the key where that is the source text.
    let range: SourceRange?
  }

  /// The source texts that two entries or more have, in the order of the file.
  let groups: [(text: String, members: [Member])]

  /// Groups the entries that are to be translated and not marked stale.
  init(_ catalog: CatalogContext) {
    let entries = catalog.catalog.entries
    var first: [String: Int] = [:]
    first.reserveCapacity(entries.count)
    var numbers: [Int: Int] = [:]
    var groups: [(text: String, members: [Member])] = []
    for index in entries.indices {
      guard let source = catalog.plainSource(of: entries[index]) else { continue }
      guard let other = first[source.text] else {
        first[source.text] = index
        continue
      }
      // A key that stands twice is a fault of its own.
      guard entries[other].key != entries[index].key else { continue }
      let member = Member(entry: entries[index], range: source.range)
      if let number = numbers[other] {
        groups[number].members.append(member)
      } else if let otherSource = catalog.plainSource(of: entries[other]) {
        numbers[other] = groups.count
        let otherMember = Member(entry: entries[other], range: otherSource.range)
        groups.append((source.text, [otherMember, member]))
      }
    }
    self.groups = groups
  }
}

extension CatalogContext {
  /// Returns the only source text of an entry that is to be translated, or `nil` where there is none, or
  /// more of them.
  fileprivate func plainSource(of entry: Entry) -> (text: String, range: SourceRange?)? {
    guard entry.shouldTranslate != false, entry.extractionState != .stale, !entry.key.isEmpty else {
      return nil
    }
    guard
      let localization = (entry.localizations ?? []).first(where: { locale($0.locale).isSource })
    else {
      let isText =
        format.mayHaveTextsAsKeys && !entry.hasIdentifierKey && !isOfPropertyList
      return isText ? (entry.key, entry.keyRange) : nil
    }
    guard let unit = localization.message.plainUnit, let text = unit.value, !text.isBlank else {
      return nil
    }
    return (text, unit.valueRange)
  }
}

extension Message {
  /// The only text of a message that does not vary; `nil` else.
  var plainUnit: StringUnit? {
    substitutions.isEmpty && root.variations.isEmpty ? root.unit : nil
  }
}

extension StringUnit {
  /// The text of a translation, or `nil` where there is none yet.
  var translatedText: String? {
    guard state != .new, let value, !value.isBlank else { return nil }
    return value
  }
}
