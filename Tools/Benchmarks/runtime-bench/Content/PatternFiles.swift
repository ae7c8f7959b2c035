import BenchmarkSupport
import Foundation
import SourceText

/// The patterns of the conformance tests, where the folder with them is there.
enum PatternFiles {
  private struct Row: Decodable {
    let pattern: String
  }

  /// Returns the patterns of the files of ICU MessageFormat 1 below a folder.
  static func patterns(in folder: String) throws(BenchmarkError) -> [String] {
    var patterns: [String] = []
    for name in ["messagepattern.json", "format.json"] {
      let file = try Files.read("\(folder)/icu72-oracle/\(name)")
      do {
        patterns += try JSONDecoder().decode([Row].self, from: Data(file.bytes)).map(\.pattern)
      } catch {
        throw BenchmarkError("\(name) cannot be read: \(error)")
      }
    }
    let cases = "\(folder)/formatjs-parser"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cases)) ?? []
    for name in names.sorted() where name.hasSuffix(".txt") {
      let file = try Files.read("\(cases)/\(name)")
      let text = String(decoding: file.bytes, as: UTF8.self)
      patterns.append(text.components(separatedBy: "\n---\n")[0])
    }
    return patterns
  }
}
