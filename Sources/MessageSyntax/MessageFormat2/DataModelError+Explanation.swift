extension MessageFormat2.DataModelError.Kind {
  /// What is wrong and what to do, as an English sentence without a place.
  public var explanation: String {
    switch self {
    case .duplicateDeclaration:
      "This variable was declared or used before; give the declaration another name."
    case .duplicateOptionName: "This option stands here twice; remove one of them."
    case .duplicateVariant: "Another variant has the same keys; remove one of them."
    case .missingFallbackVariant: "No variant has “*” for all of its keys; add one."
    case .missingSelectorAnnotation:
      "This selector has no function; declare it with one: “.input {$count :number}”."
    case .variantKeyMismatch: "A variant has one key for each selector."
    }
  }
}
