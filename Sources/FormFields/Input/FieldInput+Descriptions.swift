extension FieldInput: CustomStringConvertible, CustomDebugStringConvertible {
  /// The text as it was typed; of a secret nothing.
  public var description: String { isSecret ? "FieldInput(secret)" : "FieldInput(\(rawText))" }
  /// The text as it was typed, quoted; of a secret nothing.
  public var debugDescription: String {
    isSecret ? description : "FieldInput(\(String(reflecting: rawText)))"
  }
}

extension FieldInput: CustomReflectable {
  /// A mirror with the texts; of a secret without any child.
  public var customMirror: Mirror {
    let children: KeyValuePairs<String, Any> =
      isSecret ? [:] : ["rawText": rawText, "text": text]
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
