extension MessageFormat1 {
  /// A date skeleton such as `::yMMMd` as FormatJS reads it: with the letters for a locale’s own hour
  /// replaced (UTS #35, part 4).
  public struct DateTimeSkeleton: Hashable, Sendable {
    /// How a locale counts hours.
    public enum HourCycle: String, Hashable, Sendable {
      /// From 0 to 11.
      case h11
      /// From 1 to 12.
      case h12
      /// From 0 to 23.
      case h23
      /// From 1 to 24.
      case h24

      fileprivate var letter: Character {
        switch self {
        case .h11: "K"
        case .h12: "h"
        case .h23: "H"
        case .h24: "k"
        }
      }
    }

    /// The fields.
    public let pattern: String

    /// Reads a skeleton.
    ///
    /// - Parameters:
    ///   - text: What stands behind `::`.
    ///   - hourCycle: How the locale counts hours, for `j` and `J`; where it is `nil` they stay.
    public init(_ text: String, hourCycle: HourCycle? = nil) {
      pattern = hourCycle.map { Self.replaceHours(in: text, $0) } ?? text
    }

    /// Replaces each run of `j` by hours, which come first, and a period of the day.
    private static func replaceHours(in text: String, _ hourCycle: HourCycle) -> String {
      var pattern = ""
      var rest = text[...]
      while let letter = rest.first {
        guard letter == "j" else {
          pattern.append(letter == "J" ? "H" : letter)
          rest.removeFirst()
          continue
        }
        let count = rest.prefix { $0 == "j" }.count
        rest.removeFirst(count)
        if hourCycle == .h11 || hourCycle == .h12 {
          pattern += String(repeating: "a", count: count < 3 ? 1 : 3 + (count - 1) / 2)
        }
        pattern = String(repeating: hourCycle.letter, count: 2 - count % 2) + pattern
      }
      return pattern
    }
  }
}

extension MessageFormat1.DateTimeSkeleton {
  /// The fields as FormatJS hands them to `Intl.DateTimeFormat`; `nil` where one has no option there.
  ///
  /// Letters between apostrophes are no fields.
  public var intlOptions: MessageFormat1.IntlOptions? {
    var options: MessageFormat1.IntlOptions = [:]
    for field in fields {
      guard let added = Self.options(of: field) else { return nil }
      options.merge(added) { $1 }
    }
    return options
  }

  /// The runs of letters of one kind outside quotes.
  private var fields: [Substring] {
    var fields: [Substring] = []
    var apostrophes = pattern.count { $0 == "'" }
    var rest = pattern[...]
    while let first = rest.first {
      if first == "'" { apostrophes -= 1 }
      guard let (letters, most) = Self.run(first), apostrophes.isMultiple(of: 2) else {
        rest.removeFirst()
        continue
      }
      let field = rest.prefix(most).prefix { letters.contains($0) }
      fields.append(field)
      rest = rest[field.endIndex...]
    }
    return fields
  }

  /// The letters that make a field with a letter, and how many of them at most.
  private static func run(_ letter: Character) -> (letters: String, most: Int)? {
    switch letter {
    case "E", "e", "c": ("Eec", 6)
    case "G": ("G", 5)
    case "Q", "q": ("Qq", 5)
    case "y", "Y", "u", "r": ("yYur", .max)
    case "U": ("U", 5)
    case "M", "L": ("ML", 5)
    case "d": ("d", 2)
    case "D": ("D", 3)
    case "F": ("F", 1)
    case "a", "b", "B": ("abB", 5)
    case "h", "k", "H", "K": ("hkHK", 2)
    case "w": ("w", 2)
    case "W": ("W", 1)
    case "m": ("m", 2)
    case "s": ("s", 2)
    case "z", "Z", "O", "v", "V", "x", "X": ("zZOvVxX", 4)
    default: nil
    }
  }

  private static func options(of field: Substring) -> MessageFormat1.IntlOptions? {
    let count = field.count
    let width = count == 4 ? "long" : count == 5 ? "narrow" : "short"
    let digits = count == 2 ? "2-digit" : "numeric"
    switch field.first {
    case "G": return ["era": .word(width)]
    case "y": return ["year": .word(digits)]
    case "M", "L": return ["month": .word(count < 3 ? digits : count == 3 ? "short" : width)]
    case "d": return ["day": .word(digits)]
    case "E": return ["weekday": .word(width)]
    case "e", "c":
      guard count >= 4 else { return nil }
      return ["weekday": .word(["short", "long", "narrow", "short"][min(count, 7) - 4])]
    case "a": return ["hour12": .flag(true)]
    case "h": return ["hourCycle": .word("h12"), "hour": .word(digits)]
    case "H": return ["hourCycle": .word("h23"), "hour": .word(digits)]
    case "K": return ["hourCycle": .word("h11"), "hour": .word(digits)]
    case "k": return ["hourCycle": .word("h24"), "hour": .word(digits)]
    case "m": return ["minute": .word(digits)]
    case "s": return ["second": .word(digits)]
    case "z": return ["timeZoneName": .word(count < 4 ? "short" : "long")]
    default: return nil
    }
  }
}
