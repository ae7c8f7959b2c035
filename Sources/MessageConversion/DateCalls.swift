internal import MessageSyntax

extension MessageFormat2 {
  /// The functions of the skeletons of dates and times that have one.
  static let dateCalls: [String: Writer.Call] = {
    var calls: [String: Writer.Call] = [:]
    let lengths = [("long", "MMMM", "EEEE"), ("medium", "MMM", "EEE"), ("short", "M", "EEE")]
    for (length, month, weekday) in lengths.reversed() {
      let skeletons = [
        ("weekday", weekday), ("day-weekday", "d" + weekday), ("month-day", month + "d"),
        ("month-day-weekday", month + "d" + weekday), ("year-month-day", "y" + month + "d"),
        ("year-month-day-weekday", "y" + month + "d" + weekday),
      ]
      for (fields, skeleton) in skeletons {
        calls["::" + skeleton] = Writer.Call(
          "date",
          options: [
            Writer.NamedValue("fields", .literal(fields)),
            Writer.NamedValue("length", .literal(length)),
          ])
      }
    }
    for (precision, skeleton) in [("hour", "j"), ("minute", "jm"), ("second", "jms")] {
      calls["::" + skeleton] = Writer.Call(
        "time", options: [Writer.NamedValue("precision", .literal(precision))])
    }
    return calls
  }()

  /// Returns the skeleton of a function of dates or times, as styles have it; `nil` for one without.
  static func skeleton(of call: Writer.Call) -> String? {
    let standard: [Writer.NamedValue] =
      call.name == "date"
      ? [
        Writer.NamedValue("fields", .literal("year-month-day")),
        Writer.NamedValue("length", .literal("medium")),
      ] : [Writer.NamedValue("precision", .literal("minute"))]
    let options = standard.map { option in
      call.options.first { $0.name == option.name } ?? option
    }
    guard call.options.allSatisfy({ option in standard.contains { $0.name == option.name } }) else {
      return nil
    }
    let full = Writer.Call(call.name, options: options)
    return dateCalls.filter { $0.value == full }.keys.min()
  }
}
