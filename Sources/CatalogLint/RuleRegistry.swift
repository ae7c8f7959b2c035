/// Every rule that there is.
public enum RuleRegistry {
  /// The rules, by identifier.
  public static let all: [any LintRule.Type] = [
    PlaceholderDroppedPosition.self,
    PlaceholderExtra.self,
    PlaceholderInvalid.self,
    PlaceholderMissing.self,
    PlaceholderType.self,
    PlaceholderUnordered.self,
    PlaceholderWidth.self,
  ]
}
