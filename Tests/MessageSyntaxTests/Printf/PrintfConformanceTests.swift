import CatalogTestSupport
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

/// The arguments that a text without `%arg` takes, ascending, each once and as its first use reads
/// it; `nil` stands for a substitution, which may be of any type.
private func arguments(
  of text: PrintfText
) -> [(number: Int, type: PrintfConversion.ArgumentType?)] {
  var types: [Int: PrintfConversion.ArgumentType?] = [:]
  for placeholder in text.placeholders {
    for number in placeholder.starArguments where types[number] == nil {
      types[number] = .integer(bits: 32)
    }
    switch placeholder.kind {
    case .conversion(let conversion):
      types[placeholder.argument] = types[placeholder.argument] ?? conversion.argumentType
    case .substitution:
      types[placeholder.argument] = types[placeholder.argument] ?? .some(nil)
    case .substitutionArgument: break
    }
  }
  return types.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
}

/// Whether a translation can stand for its source; a source with problems is not compared.
private func isCompatible(_ source: String, _ translation: String) -> Bool {
  let source = PrintfText(parsing: source)
  let translation = PrintfText(parsing: translation)
  guard source.problems.isEmpty else { return true }
  guard translation.problems.isEmpty else { return false }
  func types(_ text: PrintfText) -> [String] {
    arguments(of: text).map { "\($0.number) \($0.type.map { "\($0)" } ?? "any")" }
  }
  return types(source) == types(translation)
}

@Suite struct PrintfConformanceTests {
  @Test(
    "translations are judged as by msgfmt's objc-format check, but for a named list",
    .enabled(if: SharedFolder.has(objectiveCFile)))
  func objectiveC() throws {
    let pairs = try SharedFolder.json([Pair].self, of: objectiveCFile)
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
    .enabled(if: SharedFolder.has(foundationFile)))
  func foundation() throws {
    // Foundation reads `%arg` as `%a`, and was given arguments that these faulty formats do not
    // take.
    let withoutArguments = ["%arg", "%y", "%1$y", "%0$@"]
    let cases = try SharedFolder.json([FormatCase].self, of: foundationFile)
    #expect(cases.count == 113)
    for format in cases {
      let arguments = arguments(of: PrintfText(parsing: format.format))
      guard !withoutArguments.contains(format.format) else {
        #expect(arguments.isEmpty, "\(format.format)")
        continue
      }
      #expect(
        arguments.map(\.number) == Array(1..<format.args.count + 1), "\(format.format)")
      for (argument, given) in zip(arguments, format.args) {
        #expect(accepts(argument.type, given.type), "\(format.format)")
      }
    }
  }

  private func accepts(_ argument: PrintfConversion.ArgumentType?, _ type: String) -> Bool {
    switch argument {
    case .integer, .character: type == "int" || type == "uint"
    case .floatingPoint: type == "double"
    case .object: type == "string"
    case nil: true
    case .cString, .utf16String, .pointer: false
    }
  }
}
