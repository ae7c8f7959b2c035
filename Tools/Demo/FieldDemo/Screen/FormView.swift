internal import ICUKit

/// All that the screen shows of a form, ready to be painted: texts in one language, nothing left to look up.
struct FormView: Hashable, Sendable {
  /// One field.
  struct Field: Hashable, Sendable {
    var title: String
    /// What stands behind the title: that the field is required, or may stay empty.
    var mark = ""
    /// What the field shows; bullets where it hides its text.
    var text: String
    /// Who made the text.
    var origin = CellText.Origin.person
    /// The number of grapheme clusters of the text before the cursor; `nil` without focus.
    var cursor: Int?
    var placeholder = ""
    /// What is wrong, or `nil` where no error is shown.
    var error: String?
    /// What helps to fill the field in; shown while it has focus and no error.
    var help = ""
    var showsClearKey = false
  }

  /// A key that does something, and what.
  struct Shortcut: Hashable, Sendable {
    var key: String
    var label: String
  }

  /// The button that saves.
  struct Button: Hashable, Sendable {
    var title: String
    var isEnabled: Bool
    var isFocused: Bool
    /// Why it is not enabled; empty where it is.
    var hint = ""
  }

  var direction: TextDirection
  var title: String
  var fields: [Field]
  var save: Button
  var entriesTitle: String
  /// The saved entries, oldest first.
  var entries: [String]
  /// What stands in place of the entries while there are none.
  var noEntries: String
  /// What was announced last; empty where nothing was.
  var message = ""
  var shortcuts: [Shortcut] = []
}
