internal import HTMLPage
internal import SourceText

/// The filters and the empty table of messages, which the script fills.
enum CoveragePageTable {
  /// The columns that can be sorted, as the script names them, with their headings.
  static let columns: [(name: String, heading: String)] = [
    ("message", "Message"), ("locale", "Locale"), ("state", "State"), ("text", "Current text"),
    ("place", "Place"),
  ]
  /// Every text, in English.
  static var keys: [String] {
    columns.map(\.heading) + [
      "Missing and suspicious messages", "The list of messages needs JavaScript.",
      "Filter the messages", "Search", "Clear filters", "Pages", "First", "Previous", "Next",
      "Last",
    ]
  }

  /// Returns the markup.
  static var text: String {
    let headings = columns.map { name, heading in
      """
      <th scope="col" role="columnheader" data-column="\(name)">\
      <button type="button">\(escaped(heading))<span class="arrow" aria-hidden="true"></span></button></th>
      """
    }
    return """
      <section id="messages" tabindex="-1" aria-labelledby="messages-title">
      <h2 id="messages-title">\(escaped("Missing and suspicious messages"))</h2>
      <noscript><p>\(escaped("The list of messages needs JavaScript."))</p></noscript>
      <form id="filters" role="search" aria-label="\(escaped("Filter the messages"))" hidden>
      <div class="wide"><label for="query">\(escaped("Search"))</label>\
      <input id="query" type="search" autocomplete="off" spellcheck="false" dir="auto"></div>
      <div><label for="locale">\(escaped("Locale"))</label><select id="locale"></select></div>
      <div><label for="state">\(escaped("State"))</label><select id="state"></select></div>
      <div id="file-filter"><label for="file">\(escaped("Catalog"))</label><select id="file"></select></div>
      <div><button type="reset">\(escaped("Clear filters"))</button></div>
      </form>
      <p id="shown" role="status" aria-live="polite"></p>
      <table id="rows" role="table" aria-labelledby="messages-title" aria-describedby="shown" hidden>
      <thead role="rowgroup"><tr role="row">\(headings.joined())</tr></thead>
      <tbody role="rowgroup"></tbody>
      </table>
      <nav id="pages" aria-label="\(escaped("Pages"))" hidden>
      <button type="button" id="first">\(escaped("First"))</button>
      <button type="button" id="previous">\(escaped("Previous"))</button>
      <span id="page"></span>
      <button type="button" id="next">\(escaped("Next"))</button>
      <button type="button" id="last">\(escaped("Last"))</button>
      </nav>
      </section>
      """
  }

  private static func escaped(_ english: String) -> String {
    HTMLText.escaped(english.localized)
  }
}
