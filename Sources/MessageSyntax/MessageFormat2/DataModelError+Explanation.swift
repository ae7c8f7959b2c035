extension MessageFormat2.DataModelError.Kind {
  /// What is wrong and what to do, as an English sentence without a place.
  public var explanation: String {
    switch self {
    case .duplicateDeclaration:
      "this variable was declared or used before; give the declaration another name"
    case .duplicateOptionName: "this option stands here twice; remove one of them"
    case .duplicateVariant: "another variant has the same keys; remove one of them"
    case .missingFallbackVariant: "no variant has “*” for all of its keys; add one"
    case .missingSelectorAnnotation:
      "this selector has no function; declare it with one: “.input {$count :number}”"
    case .variantKeyMismatch: "a variant has one key for each selector"
    }
  }
}
