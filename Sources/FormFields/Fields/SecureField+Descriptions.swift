internal import CatalogRuntime

extension SecureField: CustomStringConvertible, CustomDebugStringConvertible {
  /// The key of the title, and nothing of the text.
  public var description: String { "SecureField(\(title.key))" }
  /// The key of the title, and nothing of the text.
  public var debugDescription: String { description }
}

extension SecureField: CustomReflectable {
  /// A mirror with the key of the title and the focus, and nothing of the text.
  public var customMirror: Mirror {
    Mirror(self, children: ["title": title.key, "isFocused": isFocused], displayStyle: .struct)
  }
}
