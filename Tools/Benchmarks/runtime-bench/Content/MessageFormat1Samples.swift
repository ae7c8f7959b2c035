/// The message that chooses among five texts and has two strings in each.
enum SelectionMessage {
  static let pattern = """
    {2, select, female {{0} shared {1} with her} male {{0} shared {1} with him} \
    group {{0} shared {1} with the group} self {{0} kept {1}} other {{0} shared {1} with them}}
    """
  static let keys = ["female", "male", "group", "self", "somebody"]
}

/// The message with a number and a date.
enum NumberAndDateMessage {
  static let pattern = "{0, number} since {1, date}"
  static let message = "{$number :number} since {$date :date}"
  /// The same with options.
  static let detailedPattern = "{0, number, ::.00#} since {1, date, long}"
  static let detailedMessage =
    "{$number :number minimumFractionDigits=2} since {$date :date length=long}"
  /// 3 February 2026, noon in UTC, in milliseconds since 1970.
  static let startMilliseconds = 1_770_120_000_000.0
}
