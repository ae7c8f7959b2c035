import MessageSyntax
import Testing

private let objectiveCFile = "conformance/printf/objc-format-check-oracle.json"
private let foundationFile = "conformance/printf/foundation-linux-format-oracle.json"

private struct Pair: Decodable {
  let msgid: String
  let msgstr: String
  let ok: Bool
}

private struct FormatCase: Decodable {
  struct Argument: Decodable {
    let type: String
  }

  let args: [Argument]
  let format: String
}

/// Pairs that are judged otherwise here, with the reason.
private let differences: [String: String] = {
  let sign = "The same bits are read; whether they are signed is no fault of a translation."
  let sameWidth = "Both have 64 bits on Apple's 64-bit platforms."
  let promoted = "A char, a short and an int are all passed as an int."
  let long = "D, U and O read a long here, as their names say; the check takes them for an int."
  return [
    "%d|%u": sign, "%lld|%llu": sign, "%lu|%ld": sign, "%x|%d": sign,
    "%ld|%lld": sameWidth, "%zu|%lu": sameWidth, "%jd|%lld": sameWidth, "%td|%ld": sameWidth,
    "%hd|%d": promoted, "%hhd|%d": promoted,
    "%c|%C": "Both take one character passed as an int; C only allows more of them.",
    "%D|%d": long, "%U|%u": long, "%O|%o": long,
  ]
}()

/// Whether a translation can stand for its source; a source with problems is not compared.
private func isCompatible(_ source: String, _ translation: String) -> Bool {
  let source = PrintfText(parsing: source)
  let translation = PrintfText(parsing: translation)
  guard source.problems.isEmpty else { return true }
  guard translation.problems.isEmpty else { return false }
  func types(_ text: PrintfText) -> [String] {
    PrintfSignature(text).arguments.map { argument in
      let type = argument.conversion.map { "\($0.argumentType)" } ?? "any"
      return "\(argument.number) \(type)"
    }
  }
  return types(source) == types(translation)
}

@Suite struct PrintfConformanceTests {
  @Test(
    "translations are judged as by msgfmt's objc-format check, but for a named list",
    .enabled(if: SharedFiles.exists(objectiveCFile)))
  func objectiveC() throws {
    let pairs = try SharedFiles.decode([Pair].self, from: objectiveCFile)
    #expect(pairs.count == 74)
    var unused = Set(differences.keys)
    for pair in pairs {
      let name = "\(pair.msgid)|\(pair.msgstr)"
      let isDifferent = unused.remove(name) != nil
      #expect(
        isCompatible(pair.msgid, pair.msgstr) == (pair.ok != isDifferent),
        "\(name): \(differences[name] ?? "")")
    }
    #expect(unused == [])
  }

  @Test(
    "formats take the arguments that Foundation was given for them",
    .enabled(if: SharedFiles.exists(foundationFile)))
  func foundation() throws {
    // Foundation reads `%arg` as `%a`, and was given arguments that these faulty formats do not take.
    let withoutArguments = ["%arg", "%y", "%1$y", "%0$@"]
    let cases = try SharedFiles.decode([FormatCase].self, from: foundationFile)
    #expect(cases.count == 113)
    for format in cases {
      let signature = PrintfSignature(PrintfText(parsing: format.format))
      guard !withoutArguments.contains(format.format) else {
        #expect(signature.isEmpty, "\(format.format)")
        continue
      }
      let numbers = signature.arguments.map(\.number)
      #expect(numbers == Array(1..<format.args.count + 1), "\(format.format)")
      for (argument, given) in zip(signature.arguments, format.args) {
        #expect(accepts(argument, given.type), "\(format.format)")
      }
    }
  }

  private func accepts(_ argument: PrintfSignature.Argument, _ type: String) -> Bool {
    switch argument.conversion?.argumentType {
    case .integer, .character: type == "int" || type == "uint"
    case .floatingPoint: type == "double"
    case .object: type == "string"
    case nil: true
    case .cString, .utf16String, .pointer: false
    }
  }
}
