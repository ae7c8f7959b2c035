internal import CatalogRuntime
internal import FormFields

/// The form line by line: a question for each field, for pipes and for terminals that can do no more.
///
/// An answer that is wrong is asked for again. Saved entries follow one another until the input ends.
struct QuestionDialog {
  /// How the dialog ended.
  enum Ending: Hashable, Sendable {
    /// The input ended between two entries, or nobody reads the output any more.
    case finished
    /// The input ended while an entry had answers already; it was not saved.
    case endedEarly
    /// The output could not be written.
    case failed
    /// A signal came.
    case signalled(Int32)
  }

  private let locale: CatalogLocale
  private var form: Form
  private var ending: Ending?
  /// Returns the answer to the next question; the second argument says whether it must not be seen.
  private var answer: (_ isSecret: Bool) -> LineReader.Line
  private let write: (String) -> Descriptor.Outcome

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - locale: The language of the questions.
  ///   - answer: Waits for the next line, which must not be shown where it is secret.
  ///   - write: Takes text for the person who answers.
  init(
    locale: CatalogLocale, answer: @escaping (_ isSecret: Bool) -> LineReader.Line,
    write: @escaping (String) -> Descriptor.Outcome
  ) {
    self.locale = locale
    self.answer = answer
    self.write = write
    form = DemoForm.make(locale: locale)
  }

  /// Asks until the end.
  mutating func run() -> Ending {
    say(form.appearance(in: locale).title)
    while ending == nil { askForEntry() }
    let outcome = ending ?? .finished
    if outcome == .finished { say(form.appearance(in: locale).entriesCount) }
    return outcome
  }

  /// The entries that were saved.
  var entries: [String] { form.appearance(in: locale).entries }

  private mutating func askForEntry() {
    var position = 0
    while position < form.ids.count {
      switch ask(form.ids[position], isFirst: position == 0) {
      case .right: position += 1
      case .wrong: break
      case .differs: position -= 1
      case .none: return
      }
    }
    form.save()
    form.takeAnnouncements(in: locale).forEach { say($0) }
    form.blur()
  }

  /// What an answer is.
  private enum Verdict {
    case right, wrong
    /// Right by itself, but not what was answered to the question before, which may be where the mistake is.
    case differs
    /// There was none, and the dialog ends.
    case none
  }

  private mutating func ask(_ id: FieldID, isFirst: Bool) -> Verdict {
    guard let field = form[id] else { return .right }
    say(question(field))
    if ending != nil { return .none }
    switch answer(field is SecureField) {
    case .text(let text): return take(text, for: id)
    case .invalid:
      say(DemoText.error(DemoText.invalidLine.text(in: locale)))
      return .wrong
    case .ended: ending = isFirst ? .finished : .endedEarly
    case .signal(let number): ending = .signalled(number)
    }
    return .none
  }

  private mutating func take(_ text: String, for id: FieldID) -> Verdict {
    var editor = LineEditor()
    if !editor.insert(text) { say(DemoText.kept(editor.cursor)) }
    form.focus(id)
    form.edit(editor.text)
    form.blur()
    guard let error = form[id]?.error else { return .right }
    say(DemoText.error(error.text(in: locale)))
    return form[id]?.relationProblem == error ? .differs : .wrong
  }

  private func question(_ field: any FormField) -> String {
    let appearance = field.appearance(in: locale)
    let mark = appearance.mark.map { " (\($0))" } ?? ""
    let help = appearance.help.map { " " + $0 } ?? ""
    return appearance.title + mark + ":" + help
  }

  private mutating func say(_ resource: LocalizedStringResource) { say(resource.text(in: locale)) }

  private mutating func say(_ text: String) {
    switch write(CellText(text, by: .program).text + "\n") {
    case .written: break
    case .closed: ending = .finished
    case .failed: ending = .failed
    }
  }
}
