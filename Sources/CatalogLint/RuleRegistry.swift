/// Every rule that there is.
public enum RuleRegistry {
  /// The rules, by identifier.
  public static let all: [any LintRule.Type] = [
    PlaceholderMissing.self,
    PluralImpliedQuantity.self,
    PluralMissingOptional.self,
    PluralMissingOther.self,
    PluralMissingRequired.self,
    PluralUnreachable.self,
    SubstitutionArgnum.self,
    SubstitutionUndefined.self,
    SubstitutionUnused.self,
  ]
}
