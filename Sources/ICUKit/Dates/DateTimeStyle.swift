/// What dates and times look like in a format.
public enum DateTimeStyle: Hashable, Sendable {
  /// How long a date or a time is.
  public enum Length: String, Hashable, Sendable, CaseIterable {
    /// In digits: `2/3/26`, `3:04 PM`.
    case short
    /// With a short month, or with seconds: `Feb 3, 2026`, `3:04:05 PM`.
    case medium
    /// With a full month, or with a short time zone: `February 3, 2026`.
    case long
    /// With the day of the week, or with a full time zone.
    case full
  }

  /// A date.
  case date(Length)
  /// A time of day.
  case time(Length)
  /// A date and a time of day.
  case dateAndTime(Length, Length)
  /// The fields of a skeleton in the order of the locale (UTS 35 Part 4): `yMMMMd`, `jm`.
  case skeleton(String)
  /// A pattern of UTS 35 Part 4: `yyyy-MM-dd`.
  case pattern(String)

  /// The greatest number of UTF-16 units of a skeleton or a pattern.
  public static let maximumLength = 4096
}
