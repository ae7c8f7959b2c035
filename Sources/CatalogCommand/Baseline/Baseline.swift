internal import CatalogBuild
internal import SourceText
internal import StructuredText

/// The findings of a project that are known, so that only others are reported.
///
/// A finding is known by its rule, its file, its key, its locale and its variation, never by a line or a
/// text. Paths are relative to the folder of the file.
struct Baseline: Sendable {
  /// The version of the format that this tool reads and writes.
  static let version = 1

  /// How often each finding is known.
  var counts: [FindingKey: Int] = [:]
  /// Where each finding stands in the file that it was read from.
  private(set) var ranges: [FindingKey: SourceRange] = [:]

  /// Reads a baseline.
  ///
  /// - Returns: What it holds, with everything that is wrong in it.
  static func read(_ file: SourceFile) -> (baseline: Baseline, problems: [FileProblem]) {
    do throws(JSONSyntaxError) {
      var reader = CheckedJSON(try JSONDocument(parsing: file.bytes))
      var baseline = Baseline()
      baseline.read(&reader)
      return (baseline, reader.problems)
    } catch {
      return (Baseline(), [FileProblem(message: error.message, range: error.range)])
    }
  }

  private mutating func read(_ reader: inout CheckedJSON) {
    let json = reader.json
    let version =
      json.kind(0) == .object
      ? json.children(of: 0).first { json.name($0, is: "version") } : nil
    if let version {
      guard let number = reader.integer(version, "version", in: 1...Int.max) else { return }
      guard number <= Baseline.version else {
        return reader.report(
          "this file is of version \(number), and this tool reads version \(Baseline.version); update the tool",
          at: json.range(version))
      }
    } else if json.kind(0) == .object {
      reader.reportMissing("version", in: 0, "baseline")
    }
    for (name, node) in reader.members(of: 0, "baseline", named: ["version", "findings"])
    where name == "findings" {
      for element in reader.elements(of: node, name) { readFinding(element, &reader) }
    }
  }

  private mutating func readFinding(_ node: Int, _ reader: inout CheckedJSON) {
    let names = ["file", "rule", "key", "locale", "variation", "count"]
    var texts: [String: String] = [:]
    var count = 1
    for (name, member) in reader.members(of: node, "findings", named: names) {
      if name == "count" {
        count = reader.integer(member, name, in: 1...Int(Int32.max)) ?? 1
      } else {
        texts[name] = reader.string(member, name, mayBeEmpty: name == "key")
      }
    }
    guard reader.json.kind(node) == .object else { return }
    guard let file = texts["file"], let rule = texts["rule"] else {
      let missing = texts["file"] == nil ? "file" : "rule"
      return reader.reportMissing(missing, in: node, "findings")
    }
    let key = FindingKey(
      file: file, rule: RuleID(rawValue: rule), key: texts["key"], locale: texts["locale"],
      variation: texts["variation"])
    counts[key, default: 0] += count
    ranges[key] = reader.json.range(node)
  }

  /// The baseline as JSON: sorted, with one finding a line, so that two of them can be merged.
  var bytes: [UInt8] {
    var text = Array("{\n  \"version\" : \(Baseline.version),\n  \"findings\" : [".utf8)
    var isFirst = true
    for (key, count) in counts.filter({ $0.value > 0 }).sorted(by: { $0.key < $1.key }) {
      text += (isFirst ? "\n    " : ",\n    ").utf8
      isFirst = false
      text += Baseline.line(of: key, count)
    }
    return text + (isFirst ? "]\n}\n" : "\n  ]\n}\n").utf8
  }

  private static func line(of key: FindingKey, _ count: Int) -> [UInt8] {
    var json = JSONText()
    json.object {
      $0.member("file", key.file)
      if let text = key.key { $0.member("key", text) }
      if let locale = key.locale { $0.member("locale", locale) }
      if let variation = key.variation { $0.member("variation", variation) }
      $0.member("rule", key.rule.rawValue)
      if count > 1 { $0.member("count", count) }
    }
    return json.finish().dropLast()
  }
}
