/// What goes into a compiled catalog.
public struct CompileOptions: Hashable, Sendable {
  /// The locales to compile, in any spelling; `nil` for all.
  ///
  /// The source languages are always there.
  public var locales: Set<String>?

  /// Creates options; by default everything is compiled.
  public init(locales: Set<String>? = nil) { self.locales = locales }
}
