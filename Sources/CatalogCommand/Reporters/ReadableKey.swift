extension String {
  /// The text with a middle dot where a key of gettext has U+0004 between its context and its text.
  var withReadableContext: String {
    guard utf8.contains(4) else { return self }
    return split(separator: "\u{4}", omittingEmptySubsequences: false).joined(separator: " · ")
  }
}
