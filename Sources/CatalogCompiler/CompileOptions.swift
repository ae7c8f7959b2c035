public import MessageSyntax

/// What goes into a compiled catalog.
public struct CompileOptions: Hashable, Sendable {
  /// The locales to compile, in any spelling; `nil` for all.
  ///
  /// The source languages are always there.
  public var locales: Set<String>?

  /// What a single apostrophe means in texts of ICU MessageFormat.
  public var apostrophes: MessageFormat1.ApostropheMode

  /// Creates options; by default everything is compiled.
  public init(
    locales: Set<String>? = nil, apostrophes: MessageFormat1.ApostropheMode = .doubleOptional
  ) {
    self.locales = locales
    self.apostrophes = apostrophes
  }
}
