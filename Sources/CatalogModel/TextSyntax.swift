/// How the texts of a catalog say where values stand in them.
public enum TextSyntax: String, Hashable, Sendable, CaseIterable {
  /// Placeholders as C and Apple's formats have them: `%@`, `%1$lld`, `%#@files@`.
  case printf
  /// ICU MessageFormat: `{count, plural, one {# file} other {# files}}`.
  case messageFormat1 = "mf1"
  /// Unicode MessageFormat 2 (LDML, part 9): `{$count :number} files`.
  case messageFormat2 = "mf2"
}
