import CatalogRuntime
import Testing

@Suite("Dates and times in messages of MessageFormat 2")
struct MessageFormat2DateTests {
  private func shown(
    _ message: String, _ arguments: NamedArguments = [:], locale: String = "en-US"
  ) throws -> String {
    let formatted = try MessageFormat2Samples.format(message, arguments, locale: locale)
    #expect(formatted.problems == [])
    return formatted.text.replacing("\u{202F}", with: " ")
  }

  @Test(
    "a date is shown by its options",
    arguments: [
      ("{|2006-01-02| :date}", "Jan 2, 2006"),
      ("{|2006-01-02| :date length=long}", "January 2, 2006"),
      ("{|2006-01-02| :date length=short}", "1/2/2006"),
      ("{|2006-01-02| :date fields=weekday length=long}", "Monday"),
      ("{|2006-01-02| :date fields=month-day}", "Jan 2"),
      ("{|2006-01-02| :date fields=year-month-day-weekday}", "Mon, Jan 2, 2006"),
      ("{|2006-01-02T15:04:06| :time}", "3:04 PM"),
      ("{|2006-01-02T15:04:06| :time precision=second}", "3:04:06 PM"),
      ("{|2006-01-02T15:04:06| :time precision=hour}", "3 PM"),
      ("{|2006-01-02T15:04:06| :time hour12=false}", "15:04"),
      ("{|2006-01-02T15:04:06| :datetime}", "Jan 2, 2006, 3:04 PM"),
      ("{|2006-01-02T15:04:06Z| :datetime timeZone=|+01:00|}", "Jan 2, 2006, 4:04 PM"),
      ("{|2006-01-02T15:04:06+02:00| :time timeZone=input}", "3:04 PM"),
      ("{|2006-01-02T15:04:06+02:00| :time timeZone=UTC}", "1:04 PM"),
      (
        "{|2006-07-02T15:04:06Z| :time timeZone=|Europe/Madrid| timeZoneStyle=short}",
        "5:04 PM GMT+2"
      ),
      (
        "{|2006-01-02T15:04:06| :time timeZone=|Europe/Madrid| timeZoneStyle=long}",
        "3:04 PM Central European Standard Time"
      ),
      ("{|2006-01-02| :date calendar=buddhist}", "Jan 2, 2549 BE"),
    ])
  func options(_ message: String, _ text: String) throws {
    #expect(try shown(message) == text)
  }

  @Test("a point in time is shown in the zone that the message names")
  func instants() throws {
    let moment = FormatArgument.date(secondsSince1970: 1_136_214_246)
    #expect(try shown("{$t :datetime timeZone=UTC}", ["t": moment]) == "Jan 2, 2006, 3:04 PM")
    #expect(try shown("{$t :time timeZone=input}", ["t": moment]) == "3:04 PM")
    #expect(
      try shown("{$t :date timeZone=UTC length=long}", ["t": moment], locale: "de")
        == "2. Januar 2006")
  }

  @Test("the zone of a declared date carries over, its fields do not")
  func composition() throws {
    let message = """
      .input {$t :datetime timeZone=|Asia/Tokyo| dateLength=long}
      {{{$t :date} {$t :time}}}
      """
    let moment = FormatArgument.date(secondsSince1970: 1_136_214_246)
    #expect(try shown(message, ["t": moment]) == "Jan 3, 2006 12:04 AM")
  }

  @Test(
    "what is wrong with a date is told, and it is shown as far as it can be",
    arguments: [
      ("{|2006-02-30| :date}", "{|2006-02-30|}", [MessageProblem.Kind.badOperand]),
      ("{5 :date}", "{|5|}", [.badOperand]),
      ("{|2006-01-02| :date length=huge}", "Jan 2, 2006", [.badOption]),
      ("{|2006-01-02| :date length=$l}", "Jan 2, 2006", [.badOption]),
      ("{|2006-01-02| :date timeZone=|Mars/Olympus|}", "Jan 2, 2006", [.badOption]),
      ("{|2006-01-02| :date timeZone=input}", "Jan 2, 2006", [.badOperand]),
      ("{|2006-01-02| :date calendar=x}", "Jan 2, 2006", [.badOption]),
    ])
  func problems(_ message: String, _ text: String, _ problems: [MessageProblem.Kind]) throws {
    let formatted = try MessageFormat2Samples.format(message, ["l": "long"])
    #expect(formatted == MessageFormat2Samples.Formatted(text: text, problems: problems))
  }

  @Test("a date does not select")
  func selection() throws {
    let formatted = try MessageFormat2Samples.format(
      ".local $d = {|2006-01-02| :date} .match $d |2006-01-02| {{that}} * {{other}}")
    #expect(formatted.text == "other")
    #expect(formatted.problems == [.badSelector])
  }
}
