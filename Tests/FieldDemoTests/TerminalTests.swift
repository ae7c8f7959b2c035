import CatalogTestSupport
import Glibc
import Testing

@testable import FieldDemo

/// The program as a process of its own, in a terminal and in a pipe.
@Suite(
  "The program", .enabled(if: builtDemo != nil, "the executable has not been built"), .serialized)
struct TerminalTests {
  private static let required = ["Ana", "ana@example.org", "ana", "secret-123", "secret-123"]

  @Test("a person fills the form in, in Spanish")
  func form() throws {
    let program = try TerminalProgram(["--locale", "es"])
    #expect(program.waitForLine("> Escribe algo aquí…"))
    program.type("Jo\t")
    #expect(program.waitForLine("! Falta 1 carácter"))
    program.type("\u{1B}[Zñ")
    #expect(program.wait { !$0.screen.contains("! Falta 1 carácter") })
    program.type("\u{15}")
    program.type(Self.required.joined(separator: "\t") + "\t30\t\t")
    #expect(program.waitForLine("> [ GUARDAR ]"))
    program.type("\r")
    #expect(program.waitForLine("• Ana · ana@example.org · ana · 30"))
    #expect(program.screen.contains("Añadido a la lista: Ana · ana@example.org · ana · 30"))
    program.type("\u{4}")
    #expect(program.waitForEnd() == 0)
    #expect(program.isRestored)
    #expect(program.text.hasSuffix("1 entrada\r\n• Ana · ana@example.org · ana · 30\r\n"))
    #expect(!program.text.contains("secret"))
  }

  @Test(
    "the terminal is what it was before on every way out",
    arguments: [
      ("\u{3}", nil, 130), ("\u{4}", nil, 0), ("", SIGINT, 130), ("", SIGTERM, 143),
      ("", SIGHUP, 129),
    ] as [(String, Int32?, Int32)])
  func endings(_ keys: String, _ signal: Int32?, _ status: Int32) throws {
    let program = try TerminalProgram(["--locale", "en"])
    #expect(program.waitForLine("Your details"))
    #expect(!program.isRestored)
    program.type("Ana" + keys)
    if let signal { program.send(signal) }
    #expect(program.waitForEnd() == status)
    #expect(program.isRestored)
    for sequence in ["\u{1B}[?1049l", "\u{1B}[?2004l", "\u{1B}[?25h", "\u{1B}[8h"] {
      #expect(program.text.components(around: sequence).count > 1)
    }
  }

  @Test("Ctrl-Z gives the terminal back to the shell, and the form goes on where it was")
  func suspension() throws {
    let demo = try #require(builtDemo)
    let shell = try TerminalProgram(program: "/bin/bash", ["--norc", "-i"])
    shell.type("'\(demo)' --locale en\r")
    #expect(shell.waitForLine("Your details"))
    shell.type("Ana\u{1A}")
    #expect(shell.wait { $0.text.components(around: "Stopped").count > 1 })
    #expect(shell.text.components(around: "\u{1B}[?1049l").count == 2)
    shell.type("fg\r")
    #expect(shell.wait { $0.text.components(around: "\u{1B}[?1049h").count == 3 })
    shell.type("x")
    #expect(shell.wait { $0.screen.contains { $0.hasPrefix("> Anax") } })
  }

  @Test("a window that changes is painted anew, down to 20 columns")
  func resizing() throws {
    let program = try TerminalProgram(["--locale", "en"])
    #expect(program.waitForLine("Name  Required"))
    program.resize(columns: 20, rows: 12)
    #expect(program.wait { $0.screen.contains("  40 characters.") })
    #expect(program.screen.count <= 12)
    program.resize(columns: 60, rows: 30)
    #expect(program.waitForLine("  Use between 3 and 40 characters."))
  }

  @Test("Arabic begins at the right, without a letter out of order")
  func arabic() throws {
    let program = try TerminalProgram(["--locale", "ar"], columns: 40)
    #expect(program.wait { $0.screen.first?.hasSuffix("كتانايب") ?? false })
  }

  @Test(
    "control characters, bidi controls and broken bytes are seen and never sent",
    arguments: [
      (Array("\u{1B}[200~a\u{1B}]0;x\u{7}b\u{1B}[201~".utf8), "> a␛]0;x␇b"),
      (Array("a\u{202E}b".utf8), "> a⟨U+202E⟩b"), ([0x61, 0xFF, 0x62], "> a\u{FFFD}b"),
      (Array("a\u{9B}31mb".utf8), "> a⟨U+009B⟩31mb"),
    ])
  func hostile(_ bytes: [UInt8], _ line: String) throws {
    let program = try TerminalProgram(["--locale", "en"])
    #expect(program.waitForLine("Your details"))
    program.type(bytes)
    #expect(program.wait { $0.screen.contains { $0.hasPrefix(line) } })
    #expect(
      !program.text.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{9B}" || $0 == "\u{7}" })
  }

  @Test(
    "a paste of 1 MB is taken in a moment, marked or not",
    arguments: [
      "\u{1B}[200~" + String(repeating: "abcdefg ", count: 1 << 17) + "\u{1B}[201~",
      String(repeating: "abcdefg ", count: 1 << 17), String(repeating: "ab\r", count: 350_000),
    ])
  func largePaste(_ paste: String) throws {
    let program = try TerminalProgram(["--locale", "en"])
    #expect(program.waitForLine("Your details"))
    program.type(paste)
    #expect(program.waitForLine("4,096 characters were kept; the rest did not fit."))
    program.type("\u{3}")
    #expect(program.waitForEnd(30) == 130)
    #expect(program.isRestored)
  }

  @Test("NO_COLOR, and only that, takes the colours away")
  func colours() throws {
    for (environment, isColoured) in [
      (["TERM=xterm"], true), (["TERM=xterm", "NO_COLOR="], true),
      (["TERM=xterm", "NO_COLOR=1"], false),
    ] {
      let program = try TerminalProgram(["--locale", "en"], environment: environment)
      #expect(program.waitForLine("Your details"))
      #expect(program.text.contains("\u{1B}[1m") == isColoured)
    }
  }

  @Test("a terminal that knows no sequences is asked line by line, and shows no password")
  func dumbTerminal() throws {
    let program = try TerminalProgram(["--locale", "en"], environment: ["TERM=dumb"])
    for (question, answer) in zip(["Name", "Email", "Username", "Password"], Self.required) {
      #expect(program.wait { $0.text.components(around: question + " (Required):").count > 1 })
      // The echo is turned off before the program waits for the password.
      #expect(program.wait { $0.isRestored != (question == "Password") })
      program.type(answer + "\n")
    }
    #expect(program.wait { $0.text.components(around: "Confirm Password (Required):").count > 1 })
    #expect(!program.text.contains("\u{1B}"))
    program.type("\u{3}")
    #expect(program.waitForEnd() == 130)
    #expect(program.isRestored)
    #expect(!program.text.contains("secret"))
  }

  @Test("answers come from a pipe, and the end of the input is no failure")
  func pipe() throws {
    let demo = try #require(builtDemo)
    let lines = Self.required.joined(separator: "\\n")
    let result = shell("printf '\(lines)\\n30\\n\\n' | '\(demo)' --locale es 2>&1")
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("1 entrada\n"))
    #expect(result.output.contains("Añadido a la lista: Ana · ana@example.org · ana · 30\n"))
    #expect(!result.output.contains("\u{1B}") && !result.output.contains("secret"))
    let early = shell("printf '\\377\\nAna\\n' | '\(demo)' --locale en 2>&1 >/dev/null")
    #expect(early.status == 0)
    #expect(early.output == "The input ended; the entry was not saved.\n")
    #expect(shell("'\(demo)' --locale en </dev/null").output.hasSuffix("No entries yet.\n"))
    #expect(shell("yes | '\(demo)' | head -n 1 >/dev/null; exit ${PIPESTATUS:-0}").status == 0)
  }

  @Test("wrong usage, and output that cannot be written, have status 2")
  func failures() throws {
    let demo = try #require(builtDemo)
    let unknown = shell("LC_ALL=C '\(demo)' --locle es 2>&1")
    #expect(unknown.status == 2)
    #expect(
      unknown.output == "field-demo: There is no option “--locle”.\n"
        + "field-demo: Did you mean “--locale”?\nfield-demo: “field-demo --help” explains the usage.\n"
    )
    #expect(shell("'\(demo)' --help >/dev/full").status == 2)
    #expect(shell("'\(demo)' </dev/null >/dev/full").status == 2)
    let missing = shell("'\(demo)' --locale en --html /nonexistent/x.html 2>&1")
    #expect(missing.status == 2)
    #expect(
      missing.output == "field-demo: The file “/nonexistent/x.html” cannot be written: "
        + "No such file or directory\n")
  }

  @Test("the page replaces a file as a whole, and leaves nothing else in the folder")
  func pageFile() throws {
    let demo = try #require(builtDemo)
    let folder = TemporaryFolder()
    folder.write("old", to: "form.html")
    #expect(shell("'\(demo)' --locale ar --html '\(folder.path)/form.html'").status == 0)
    #expect(folder.names == ["form.html"])
    #expect(folder.read("form.html").hasPrefix("<!DOCTYPE html>\n<html lang=\"ar\" dir=\"rtl\">"))
  }
}
