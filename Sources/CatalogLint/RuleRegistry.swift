/// Every rule that there is.
public enum RuleRegistry {
  /// What each rule checks and why, by identifier.
  public static let descriptions = all.map { $0.description }

  static let all: [any LintRule.Type] = [
    CaseVariantKey.self,
    CatalogParse.self,
    CommentMissing.self,
    DoubledWord.self,
    DuplicateKey.self,
    DuplicateSource.self,
    EdgeWhitespace.self,
    EmptyValue.self,
    IdenticalToSource.self,
    IncompleteVariation.self,
    LocaleID.self,
    LocaleSetMismatch.self,
    MachineTranslated.self,
    MissingSourceText.self,
    MissingTranslation.self,
    NeedsReview.self,
    NewlineCount.self,
    PlaceholderDroppedPosition.self,
    PlaceholderExtra.self,
    PlaceholderInvalid.self,
    PlaceholderMissing.self,
    PlaceholderText.self,
    PlaceholderType.self,
    PlaceholderUnordered.self,
    PlaceholderWidth.self,
    PluralImpliedQuantity.self,
    PluralMissingOptional.self,
    PluralMissingOther.self,
    PluralMissingRequired.self,
    PluralUnreachable.self,
    StaleKey.self,
    StateNew.self,
    SubstitutionArgnum.self,
    SubstitutionUndefined.self,
    SubstitutionUnused.self,
    TranslatedTwoWays.self,
  ]
}
