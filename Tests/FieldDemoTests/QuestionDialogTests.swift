import CatalogRuntime
import Testing

@testable import FieldDemo

@Suite("The form line by line")
struct QuestionDialogTests {
  private static func reader(_ bytes: [UInt8], cutEvery size: Int) -> LineReader {
    var rest = bytes[...]
    return LineReader {
      defer { rest = rest.dropFirst(size) }
      return .bytes(Array(rest.prefix(size)))
    }
  }

  @Test("lines end with LF or CR LF, wherever the reads cut them", arguments: 1...4)
  func lines(_ size: Int) {
    var reader = Self.reader(Array("\u{FEFF}a\r\n\nñ\nb".utf8), cutEvery: size)
    let lines = (0..<5).map { _ in reader.next() }
    #expect(lines == [.text("a"), .text(""), .text("ñ"), .text("b"), .ended])
  }

  @Test("a line that is no UTF-8 is told as such, once")
  func invalidLine() {
    var reader = Self.reader([0xFF, 0xFE, 0x0A, 0x61, 0x0A], cutEvery: 2)
    let first = reader.next()
    #expect(first == .invalid)
    let second = reader.next()
    #expect(second == .text("a"))
    let third = reader.next()
    #expect(third == .ended)
  }

  @Test("a line beyond the limit is cut, and what follows is read")
  func longLine() {
    let bytes = [UInt8](repeating: 0x61, count: LineReader.limit + 5000) + [0x0A, 0x62]
    var reader = Self.reader(bytes, cutEvery: 65536)
    let long = reader.next()
    #expect(long == .text(String(repeating: "a", count: LineReader.limit)))
    let next = reader.next()
    #expect(next == .text("b"))
  }

  private final class Transcript {
    var text = ""
    var secrets: [Bool] = []
  }

  private static func run(
    _ lines: [LineReader.Line], locale: CatalogLocale = "en"
  ) -> (QuestionDialog.Ending, Transcript, entries: [String]) {
    let transcript = Transcript()
    var rest = lines[...]
    var dialog = QuestionDialog(
      locale: locale,
      answer: { isSecret in
        transcript.secrets.append(isSecret)
        return rest.popFirst() ?? .ended
      },
      write: {
        transcript.text += $0
        return .written
      })
    let ending = dialog.run()
    return (ending, transcript, dialog.entries)
  }

  private static let answers: [LineReader.Line] = [
    "Ana", "ana@example.org", "ana", "secret-123", "secret-123", "42", "",
  ].map(LineReader.Line.text)

  @Test("right answers make an entry, and the input may end behind it")
  func entry() {
    let (ending, transcript, entries) = Self.run(Self.answers)
    #expect(ending == .finished)
    #expect(entries == ["Ana · ana@example.org · ana · 42"])
    #expect(transcript.text.hasPrefix("Your details\nName (Required): Use between 3 and 40"))
    #expect(transcript.text.hasSuffix("1 entry\n"))
    #expect(transcript.text.contains("Added to the list: Ana · ana@example.org · ana · 42\n"))
    #expect(!transcript.text.contains("secret"))
    #expect(transcript.secrets == [false, false, false, true, true, false, false, false])
  }

  @Test("a wrong answer is asked for again, in the language of the form")
  func wrongAnswer() {
    let (_, transcript, entries) = Self.run(
      [.text("Jo"), .invalid] + Self.answers, locale: "es")
    #expect(entries.count == 1)
    #expect(
      transcript.text.contains(
        "Error: Falta 1 carácter\nNombre (Obligatorio): Usa entre 3 y 40 caracteres.\n"
          + "Error: Esto no es UTF-8 válido. Escríbelo de nuevo.\n"))
  }

  @Test("where two passwords differ, both are asked for again")
  func differentPasswords() {
    var lines = Self.answers
    lines[4] = .text("secret-124")
    lines.insert(contentsOf: [.text("secret-456"), .text("secret-456")], at: 5)
    let (_, transcript, entries) = Self.run(lines)
    #expect(entries == ["Ana · ana@example.org · ana · 42"])
    #expect(
      transcript.text.contains("Error: The passwords do not match.\nPassword (Required):"))
  }

  @Test("the input that ends inside an entry is told apart from that between two")
  func endings() {
    #expect(Self.run([]).0 == .finished)
    #expect(Self.run(Array(Self.answers.prefix(3))).0 == .endedEarly)
    #expect(Self.run([.signal(15)]).0 == .signalled(15))
  }

  @Test("an answer of 1 MB is cut, and a note says so")
  func largeAnswer() {
    let (_, transcript, _) = Self.run([.text(String(repeating: "a", count: 1 << 20))])
    #expect(transcript.text.contains("4,096 characters were kept; the rest did not fit."))
  }

  @Test("output that fails ends the dialog")
  func output() {
    for (outcome, ending) in [
      (Descriptor.Outcome.closed, QuestionDialog.Ending.finished), (.failed, .failed),
    ] {
      var dialog = QuestionDialog(
        locale: "en", answer: { _ in .text("x") }, write: { _ in outcome })
      let end = dialog.run()
      #expect(end == ending)
    }
  }
}
