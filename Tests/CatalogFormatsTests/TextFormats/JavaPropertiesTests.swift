import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// Files of properties, beside what Java reads in them.
@Suite(.enabled(if: shell("command -v java").status == 0))
struct JavaPropertiesTests {
  /// Prints each pair of each file of a folder in hexadecimal digits of UTF-16, or `ERROR`.
  private static let program = """
    import java.io.*;
    import java.nio.file.*;
    import java.util.*;
    public class Dump {
      static String hex(String text) {
        StringBuilder result = new StringBuilder("x");
        for (char unit : text.toCharArray()) result.append(String.format("%04x", (int) unit));
        return result.toString();
      }
      public static void main(String[] arguments) throws IOException {
        int count = Integer.parseInt(arguments[1]);
        for (int number = 0; number < count; number++) {
          System.out.println("FILE " + number);
          try (InputStream file = Files.newInputStream(Path.of(arguments[0], number + ".properties"))) {
            PropertyResourceBundle bundle = new PropertyResourceBundle(file);
            for (String key : bundle.keySet())
              System.out.println(hex(key) + " " + hex((String) bundle.handleGetObject(key)));
          } catch (IllegalArgumentException error) {
            System.out.println("ERROR");
          } catch (IOException error) {
            System.out.println("UNREADABLE");
          }
        }
      }
    }
    """

  /// What Java reads in files: for each one its pairs, or `nil` where it refuses the file.
  private static func java(_ files: [[UInt8]]) -> [[String: String]?] {
    let folder = TemporaryFolder()
    folder.write(program, to: "Dump.java")
    for (number, file) in files.enumerated() { folder.write(file, to: "\(number).properties") }
    let output = shell("java '\(folder.path)/Dump.java' '\(folder.path)' \(files.count)").output
    withExtendedLifetime(folder) {}
    var results: [[String: String]?] = []
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      switch parts[0] {
      case "FILE": results.append([:])
      case "ERROR": results[results.count - 1] = nil
      // Java cannot make up its mind about the encoding of a short file that ends inside a character.
      case "UNREADABLE": results[results.count - 1] = ["UNREADABLE": ""]
      default: results[results.count - 1]?[wellFormed(parts[0])] = wellFormed(parts[1])
      }
    }
    return results
  }

  /// A text in digits with U+FFFD for halves of surrogate pairs, which Swift’s strings have not.
  private static func wellFormed(_ digits: String) -> String {
    var units: [UInt16] = []
    var rest = digits.dropFirst()
    while !rest.isEmpty {
      units.append(UInt16(rest.prefix(4), radix: 16) ?? 0)
      rest = rest.dropFirst(4)
    }
    return hexadecimal(String(decoding: units, as: UTF16.self))
  }

  private static func hexadecimal(_ text: String) -> String {
    "x"
      + text.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
  }

  /// What the reader reads, or `nil` where it says that Java refuses the file.
  private static func pairs(_ bytes: [UInt8]) -> [String: String]? {
    let parsed = PropertiesReader(locale: "de", sourceLanguage: "en")
      .read(SourceFile(path: "a.properties", bytes: bytes))
    let isRefused = parsed.diagnostics.contains { $0.message.text.contains("refuses the whole") }
    if isRefused { return nil }
    return Dictionary(
      parsed.value.entries.map { entry in
        let value = entry.localizations?.first?.message.root.unit?.value ?? ""
        return (hexadecimal(entry.key), hexadecimal(value))
      }, uniquingKeysWith: { $1 })
  }

  private static let parts: [String] = [
    "a", "b", "key", "=", ":", " ", "\t", "\u{C}", "\\", "\n", "\r", "\r\n", "#", "!", "\\n", "\\t",
    "\\u0041", "\\u00fc", "\\ud83d\\ude00", "\\u12", "\\uu0041", "\\:", "\\=", "\\ ", "\\\\",
    "\\\n", "\\\r\n", "\\\r", "ü", "😀", "{0}", "'", "\\q", "\\#", "=", "\n", "x = y\n", "z", "\n",
  ]

  /// Random files; `CATALOG_JAVA_FILES` says how many.
  private static func files(_ count: Int) -> [[UInt8]] {
    var random = SeededGenerator(seed: 17)
    return (0..<count).map { number in
      let text = (0..<Int.random(in: 1...24, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }.joined()
      guard number.isMultiple(of: 5) else { return Array(text.utf8) }
      return text.unicodeScalars.map { $0.value > 0xFF ? 0xE9 : UInt8($0.value) }
    }
  }

  @Test("random files are read as Java reads them")
  func random() throws {
    let files = Self.files(Int(shell("echo ${CATALOG_JAVA_FILES:-400}").output.dropLast()) ?? 400)
    let expected = Self.java(files)
    try #require(expected.count == files.count)
    for (file, expected) in zip(files, expected) {
      if expected?["UNREADABLE"] != nil { continue }
      #expect(
        Self.pairs(file) == expected,
        "\(String(decoding: file, as: UTF8.self).debugDescription)")
    }
  }

  @Test("what is written reads alike in Java")
  func written() throws {
    var files: [[UInt8]] = []
    for fixture in TextFormats.fixtures where fixture.name.hasPrefix("Properties/") {
      let catalog = fixture.read(try fixture.file()).value
      let writer = try #require(fixture.format.writer(WritingOptions(locale: "de")))
      files.append(try writer.write(catalog))
    }
    #expect(files.count > 4)
    for (file, expected) in zip(files, Self.java(files)) { #expect(Self.pairs(file) == expected) }
  }
}
