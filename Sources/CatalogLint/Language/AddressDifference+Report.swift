internal import CatalogModel
internal import SourceText

extension EntryContext {
  /// Returns the source text of a translation; a key that is nothing but an address is one, too.
  ///
  /// - Parameters:
  ///   - compared: The translation.
  ///   - isAddress: Whether a text may hold an address.
  func sourceText(of compared: ComparedText, where isAddress: (String) -> Bool) -> String? {
    if let text = compared.source { return text }
    guard compared.path.isEmpty, source?.hasText != true, isAddress(entry.key) else { return nil }
    return entry.key
  }
}

extension FindingSink {
  /// Reports an address that is not that of the source text.
  mutating func report(
    _ difference: AddressDifference, in compared: ComparedText, of entry: EntryContext
  ) {
    switch difference {
    case .changed(let address, let expected):
      report(
        .changed(address.spelling, expected: expected.spelling), at: address.range, in: compared,
        of: entry)
    case .added(let address):
      report(.added(address.spelling), at: address.range, in: compared, of: entry)
    case .lost(let address):
      report(
        .lost(address.spelling), at: 0..<compared.text.utf8.count, in: compared, of: entry)
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func changed(_ address: String, expected: String) -> DiagnosticMessage {
    "“\(address)” stands where the source text has “\(expected)”"
  }

  fileprivate static func added(_ address: String) -> DiagnosticMessage {
    "“\(address)” is not in the source text"
  }

  fileprivate static func lost(_ address: String) -> DiagnosticMessage {
    "“\(address)” of the source text is missing"
  }
}
