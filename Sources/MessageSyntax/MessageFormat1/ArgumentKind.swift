extension MessageFormat1 {
  /// What an argument is formatted as.
  public enum ArgumentKind: Hashable, Sendable {
    /// `{name}`: as a text, a number or a date, whatever the argument is.
    case none
    /// `number`.
    case number
    /// `date`.
    case date
    /// `time`.
    case time
    /// `spellout`: a number in words.
    case spellout
    /// `ordinal`: a number as `1st`.
    case ordinal
    /// `duration`: a number of seconds.
    case duration
    /// `plural`.
    case plural
    /// `selectordinal`.
    case selectOrdinal
    /// `select`.
    case select
    /// `choice`.
    case choice
    /// A type that ICU refuses when it formats, as it is spelled.
    case unknown(String)

    /// Creates the kind of an argument without messages; ICU reads the types in any case.
    ///
    /// - Parameter type: The type as it is spelled, or `nil` for a name alone.
    public init(simpleType type: String?) {
      self =
        switch type?.lowercased() {
        case nil: .none
        case "number": .number
        case "date": .date
        case "time": .time
        case "spellout": .spellout
        case "ordinal": .ordinal
        case "duration": .duration
        default: .unknown(type ?? "")
        }
    }
  }
}
