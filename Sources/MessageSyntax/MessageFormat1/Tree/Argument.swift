extension MessageFormat1 {
  /// An argument without messages: `{name}`, `{n, number}`, `{day, date, short}`.
  public struct Argument: Hashable, Sendable {
    /// What the argument is called by.
    public var name: ArgumentName
    /// The type as it is spelled, such as `number`; `nil` for a name alone.
    public var type: String?
    /// The style as it stands behind the comma, with white space and apostrophes; `nil` where there
    /// is none.
    public var style: String?
    /// Where the argument stands, braces included.
    public let place: Place
    /// Where the type stands.
    public let typePlace: Place
    /// Where the style stands, white space included.
    public let stylePlace: Place

    /// Creates an argument.
    public init(
      _ name: ArgumentName, type: String? = nil, style: String? = nil, at place: Place = Place(),
      typeAt typePlace: Place = Place(), styleAt stylePlace: Place = Place()
    ) {
      self.name = name
      self.type = type
      self.style = style
      self.place = place
      self.typePlace = typePlace
      self.stylePlace = stylePlace
    }

    /// What the argument holds, by its type.
    public var kind: ArgumentKind { ArgumentKind(simpleType: type) }

    /// The skeleton of a style that begins with `::`, as ICU takes it: with the white space at its
    /// end; `nil` for another style.
    public var skeleton: String? {
      guard let style else { return nil }
      let scalars = style.unicodeScalars.drop { $0.properties.isPatternWhitespace }
      return scalars.starts(with: "::".unicodeScalars) ? String(scalars.dropFirst(2)) : nil
    }
  }
}
