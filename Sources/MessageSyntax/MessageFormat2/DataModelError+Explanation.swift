extension MessageFormat2.DataModelError.Kind {
  /// What is wrong and what to do, in English, without a place.
  public var explanation: String {
    switch self {
    case .duplicateDeclaration:
      "this variable was declared or used before; declare it once, before it is used"
    case .duplicateOptionName: "this option stands twice; remove one"
    case .duplicateVariant: "two variants have these keys; remove one, or correct its keys"
    case .missingFallbackVariant:
      "no variant is for all other values; add one with `*` for every selector"
    case .missingSelectorAnnotation:
      "the selector has no function, so nothing says how to select; declare it with one, as in `.input {$n :number}`"
    case .variantKeyMismatch: "a variant has one key for each selector; add or remove keys"
    }
  }
}
