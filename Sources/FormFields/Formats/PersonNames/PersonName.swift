/// The parts of a person’s name; what a person does not have is empty.
///
/// The parts are those of CLDR’s person names (UTS 35 Part 8): who has one name alone has it as ``given``.
public struct PersonName: Hashable, Sendable {
  /// Which name comes first.
  public enum Order: Hashable, Sendable {
    /// The given name: `Ada Lovelace`.
    case givenFirst
    /// The family name: `山田太郎`.
    case familyFirst
  }

  /// What stands before the name: `Dr.`, `Frau`.
  public var prefix: String
  /// The given name, or the only one.
  public var given: String
  /// The names between given and family name: a second given name, a patronymic.
  public var middle: String
  /// The family name, with its particles: `van Beethoven`, `García Márquez`.
  public var family: String
  /// What stands behind the name: `Jr.`, `様`.
  public var suffix: String
  /// The order that the person prefers whatever the locale; `nil` for that of the locale and the script of the name.
  ///
  /// A name from abroad in Japanese or Chinese letters has ``Order/givenFirst`` and then a dot between its parts:
  /// `マイケル・ジャクソン`.
  public var preferredOrder: Order?

  /// Creates a name.
  ///
  /// - Parameters:
  ///   - prefix: What stands before the name.
  ///   - given: The given name, or the only one.
  ///   - middle: The names between given and family name.
  ///   - family: The family name.
  ///   - suffix: What stands behind the name.
  ///   - preferredOrder: The order whatever the locale; `nil` for that of the locale and the script of the name.
  public init(
    prefix: String = "", given: String = "", middle: String = "", family: String = "",
    suffix: String = "", preferredOrder: Order? = nil
  ) {
    self.prefix = prefix
    self.given = given
    self.middle = middle
    self.family = family
    self.suffix = suffix
    self.preferredOrder = preferredOrder
  }

  /// Whether no part has any text.
  public var isEmpty: Bool {
    [prefix, given, middle, family, suffix].allSatisfy(\.isEmpty)
  }
}
