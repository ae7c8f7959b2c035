import CatalogTestSupport
import SourceText
import StructuredText
import Testing

/// The old syntax of property lists: what is read, where it stands, and what is refused.
@Suite struct OpenStepTests {
  private func members(_ text: String) throws -> [PropertyListNode.Member] {
    let document = try PropertyListDocument(parsing: Array(text.utf8))
    #expect(document.syntax == .openStep)
    return try #require(document.root.members)
  }

  @Test("keys and values have the bytes between their quotation marks")
  func ranges() throws {
    let marked = MarkedText("/* c */ \"↓a\\n↓\" = '↓b↓'; ↓key↓ = ↓(x)↓; \"↓é↓\";")
    let document = try PropertyListDocument(parsing: marked.bytes)
    let members = try #require(document.root.members)
    let ranges = members.flatMap { [$0.keyRange, $0.node.range] }
    let marks = marked.marks
    #expect(
      ranges == [
        SourceRange(marks[0], marks[1]), SourceRange(marks[2], marks[3]),
        SourceRange(marks[4], marks[5]), SourceRange(marks[6], marks[7]),
        SourceRange(marks[8], marks[9]), SourceRange(marks[8], marks[9]),
      ])
    #expect(members.map(\.key) == ["a\n", "key", "é"])
    #expect(members.last?.node.string == "é")
  }

  @Test(
    "a comment belongs to the entry that it stands with",
    arguments: [
      ("/* one */\n\"a\" = \"1\";", ["one"]), ("// one\n// two\n\"a\" = \"1\";", ["one\ntwo"]),
      ("/* file */\n\n/* one */\n\"a\" = \"1\";", ["one"]), ("/* file */\n\n\"a\" = \"1\";", [nil]),
      ("/* file */\r\n\r\n\"a\" = \"1\";", [nil]), ("/* one */\r\n\"a\" = \"1\";", ["one"]),
      ("\"a\" /* x */ = /* y */ \"1\" /* z */ ;", ["x\ny\nz"]),
      ("\"a\"=\"1\"; // one\n\"b\"=\"2\"; /* two */\n\"c\"=\"3\";", ["one", "two", nil]),
      ("\"a\"=\"1\"; /* two */ \"b\"=\"2\";", [nil, "two"]),
      ("\"a\"=\"1\"; /* two\nlines */\n\"b\"=\"2\";", [nil, "two\nlines"]),
      ("/**/ \"a\"=\"1\"; // last", ["last"]), ("\"a\"=\"1\";\n// nobody's", [nil]),
      ("/* Multi\n   line */\n\"a\" = \"1\";", ["Multi\n   line"]),
    ])
  func comments(_ text: String, _ expected: [String?]) throws {
    #expect(try members(text).map(\.comment) == expected)
  }

  @Test("an octal escape is a byte of NeXTSTEP's character set")
  func octal() throws {
    let text = (0...255).map { "\"\($0)\" = \"\\\(String($0, radix: 8))\";" }.joined()
    let scalars = try members(text).map { $0.node.string?.unicodeScalars.map(\.value) ?? [] }
    #expect(scalars.allSatisfy { $0.count == 1 })
    #expect(scalars[..<0x80].flatMap(\.self) == Array(0..<0x80))
    #expect(
      scalars[0x80...0x8F].flatMap(\.self) == [0xA0] + [0xC0, 0xC1, 0xC2, 0xC3, 0xC4, 0xC5]
        + Array(0xC7...0xCF))
    #expect(scalars[0xA4...0xA7].flatMap(\.self) == [0x2044, 0xA5, 0x192, 0xA7])
    #expect(scalars[0xC1] == [0x2CB] && scalars[0xE1] == [0xC6] && scalars[0xFB] == [0xDF])
    #expect(scalars[0xFD] == [0xFF] && scalars[0xFE] == [0] && scalars[0xFF] == [0])
  }

  @Test("a place in a text leads back over escapes")
  func escapes() throws {
    let marked = MarkedText(#""k" = "↓x↓\n↓é↓\U00e9↓\Ud83d\Ude00↓\\↓z↓";"#)
    let document = try PropertyListDocument(parsing: marked.bytes)
    let node = try #require(document.root.members?.first?.node)
    #expect(node.string == "x\néé😀\\z")
    let offsets = [0, 1, 2, 4, 6, 10, 11, 12]
    for (offset, mark) in zip(offsets, marked.marks) {
      #expect(
        PropertyListDocument.sourceOffset(
          ofDecoded: offset, in: node.range, of: marked.bytes, .openStep) == mark)
    }
    #expect(
      PropertyListDocument.sourceOffset(ofDecoded: 8, in: node.range, of: marked.bytes, .openStep)
        == marked.marks[4])
  }

  @Test(
    "UTF-16 is read with and without a mark, and ranges name the bytes of the file",
    arguments: [true, false], [true, false])
  func wide(_ isBigEndian: Bool, _ hasMark: Bool) throws {
    let text =
      (hasMark ? "\u{FEFF}" : "") + "\"é😀\" = \"a\\n" + String(repeating: "😀é", count: 100) + "z\";"
    let bytes = text.utf16.flatMap { unit in
      isBigEndian
        ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let document = try PropertyListDocument(parsing: bytes)
    let member = try #require(document.root.members?.first)
    let markCount = hasMark ? 2 : 0
    #expect(member.key == "é😀")
    #expect(member.keyRange == SourceRange(markCount + 2, markCount + 8))
    #expect(member.node.string?.hasSuffix("😀éz") == true)
    #expect(member.node.range == SourceRange(markCount + 18, bytes.count - 4))
    let length = try #require(member.node.string?.utf8.count)
    let place = PropertyListDocument.sourceOffset(
      ofDecoded: length - 1, in: member.node.range, of: bytes, .openStep)
    #expect(place == bytes.count - 6)
  }

  @Test(
    "what is wrong is one problem with a place",
    arguments: [
      ("\"a\" = \"1\"↓\n\"b\" = \"2\";", "a semicolon is missing behind this value; add it"),
      ("\"a\" = \"1\"↓", "a semicolon is missing behind this value; add it"),
      ("\"a\" = ↓\"↓1;", "the text that begins here is never closed; add the quotation mark"),
      (
        "\"a\" = ↓\"↓1;\n\"b\" = \"2\";",
        "the text that begins here goes over several lines and ends before “b”, where a semicolon was expected; is its closing quotation mark missing?"
      ),
      (
        "\"a\" ↓\"↓1\";",
        "found “\"” where = was expected behind the key, as in \"key\" = \"text\";"
      ),
      ("↓=↓ \"1\";", "found “=” where a key was expected, as in \"key\" = \"text\";"),
      ("\"a\" = ↓;↓", "found “;” where a text was expected, as in \"key\" = \"text\";"),
      (
        "\"a\" = \"x\"↓\u{0}↓ ;",
        "a NUL byte, which no text has; the file is damaged, or is not UTF-8"
      ),
      ("↓é↓ = \"1\";", "found “é” where a key was expected, as in \"key\" = \"text\";"),
      ("{ \"a\" = \"1\"; ", "the file ends inside a dictionary; its closing brace is missing"),
      (
        "{ \"a\" = \"1\"; } ↓\"↓b\" = \"2\";",
        "found “\"” behind the value of the file; remove what follows it"
      ),
      ("\"a\" = <0f ↓g↓>;", "found “g” in data; expected hexadecimal digits and >"),
      ("\"a\" = ↓<0fb>↓;", "data needs two hexadecimal digits a byte; one is missing here"),
      ("\"a\" = <0f↓", "the file ends inside data; its end, >, is missing"),
      ("\"a\" = (x y);", nil), ("\"a\" = (x", nil),
    ] as [(String, String?)])
  func faults(_ marked: String, _ message: String?) throws {
    let text = MarkedText(marked)
    let problem = #expect(throws: PropertyListProblem.self) {
      try PropertyListDocument(parsing: text.bytes)
    }
    if let message { #expect(problem?.message.text == message) }
    guard let start = text.marks.first else { return }
    #expect(problem?.range == SourceRange(start, text.marks.last ?? start))
  }

  @Test(
    "what Apple's readers drop without a word is told",
    arguments: [
      ("\"a\"=\"1\";↓;↓", Severity.warning), ("\"a\"=\"1\"; ↓;↓ \n", .warning),
      ("\"a\"=\"1\";↓;↓ \"b\"=\"2\";", .error), ("\"a\"=\"1\"; ↓@↓", .error),
      ("\u{FEFF}↓\u{FEFF}↓\"a\"=\"1\";", .error),
      ("\"a\"=\"1\";\n↓<↓<<<<<< HEAD\n\"b\"=\"2\";", .error), ("\"a\"=\"1↓\u{0}↓2\";", .error),
    ])
  func remarks(_ marked: String, _ severity: Severity) throws {
    let text = MarkedText(marked)
    let document = try PropertyListDocument(parsing: text.bytes)
    #expect(document.root.members?.map(\.key) == ["a"])
    #expect(document.problems.map(\.severity) == [severity])
    #expect(document.problems.first?.range == SourceRange(text.marks[0], text.marks[1]))
  }

  @Test("values may be nested up to the limit, and no deeper", arguments: ["(", "{a="])
  func depth(_ opening: String) throws {
    let closing = opening == "(" ? ")" : ";}"
    func nested(_ depth: Int) -> [UInt8] {
      Array(
        ("k = " + String(repeating: opening, count: depth)
          + (opening == "(" ? "" : "x") + String(repeating: closing, count: depth) + ";").utf8)
    }
    // The dictionary of the file is a level, too.
    let limit = PropertyListDocument.maximumDepth - 1
    #expect(try PropertyListDocument(parsing: nested(limit)).root.members?.count == 1)
    for depth in [limit + 1, 10_000] {
      let problem = #expect(throws: PropertyListProblem.self) {
        try PropertyListDocument(parsing: nested(depth))
      }
      #expect(problem?.range.start == 4 + limit * opening.utf8.count)
    }
    #expect(throws: PropertyListProblem.self) {
      try PropertyListDocument(parsing: Array(String(repeating: opening, count: 10_000).utf8))
    }
  }

  @Test("bytes that are no UTF-8 are named")
  func latin1() {
    let problem = #expect(throws: PropertyListProblem.self) {
      try PropertyListDocument(parsing: Array("\"a\"=\"".utf8) + [0xE9] + Array("\";".utf8))
    }
    #expect(problem?.range == SourceRange(5, 6))
  }

  @Test("a file cut off anywhere, or with flipped bytes, never crashes, and problems stay inside")
  func damage() {
    let bytes = Array(
      "/* é */ \"a\\U00e9\" = \"b\\341\";\n// c\nd = ( e, <0f>, { f = g; } ); 'h' = \"\\\"\\\\\"; \"i\";"
        .utf8)
    var random = SeededGenerator(seed: 2)
    for round in 0..<3_000 {
      var damaged = round < bytes.count ? Array(bytes[..<round]) : bytes
      if round >= bytes.count {
        damaged[Int.random(in: bytes.indices, using: &random)] ^=
          UInt8(1) << Int.random(in: 0..<8, using: &random)
      }
      do {
        let document = try PropertyListDocument(parsing: damaged)
        #expect(document.problems.allSatisfy { $0.range.end <= damaged.count })
      } catch {
        #expect(error.range.end <= damaged.count)
      }
    }
  }
}
