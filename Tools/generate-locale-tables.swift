// Makes Sources/LocaleCore/LocaleTables.swift of CLDR's supplemental data.
//
//   swift Tools/generate-locale-tables.swift CLDR_JSON_DIR > Sources/LocaleCore/LocaleTables.swift
//
// CLDR_JSON_DIR holds parentLocales.json and likelySubtags.json (cldr-json, cldr-core/supplemental)
// of the CLDR version of the oldest supported ICU: 42.

import Foundation

struct ParentLocales: Decodable {
  struct Supplemental: Decodable {
    struct Table: Decodable { let parentLocale: [String: String] }
    struct Version: Decodable { let _cldrVersion: String }
    let parentLocales: Table
    let version: Version
  }
  let supplemental: Supplemental
}

struct LikelySubtags: Decodable {
  struct Supplemental: Decodable { let likelySubtags: [String: String] }
  let supplemental: Supplemental
}

func decode<T: Decodable>(_ type: T.Type, _ name: String) throws -> T {
  let directory = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
  return try JSONDecoder().decode(
    type, from: Data(contentsOf: directory.appendingPathComponent(name)))
}

func dictionary(_ name: String, _ entries: [String: String]) -> [String] {
  ["", "  static let \(name): [String: String] = ["]
    + entries.sorted { $0.key < $1.key }.map { "    \"\($0.key)\": \"\($0.value)\"," } + ["  ]"]
}

func wrapped(_ words: [String]) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in words {
    if line.count + word.count > 90 {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? word : " " + word
  }
  return lines + [line]
}

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: generate-locale-tables.swift CLDR_JSON_DIR\n".utf8))
  exit(2)
}

let parents = try decode(ParentLocales.self, "parentLocales.json").supplemental
let likely = try decode(LikelySubtags.self, "likelySubtags.json").supplemental.likelySubtags

func script(_ maximal: String) -> String { String(maximal.split(separator: "-")[1]) }

var languagesByScript: [String: [String]] = [:]
var regionalScripts: [String: String] = [:]
for (tag, maximal) in likely where !tag.hasPrefix("und") {
  let parts = tag.split(separator: "-").map(String.init)
  if parts.count == 1, script(maximal) != "Latn" {
    languagesByScript[script(maximal), default: []].append(tag)
  }
  if parts.count == 2, parts[1].count < 4, let usual = likely[parts[0]],
    script(maximal) != script(usual)
  {
    regionalScripts[tag] = script(maximal)
  }
}

var lines = [
  "// Made by Tools/generate-locale-tables.swift; do not edit.", "",
  "/// CLDR \(parents.version._cldrVersion): parent locales and the scripts of languages.",
  "enum LocaleTables {",
  "  static let cldrVersion = \"\(parents.version._cldrVersion)\"",
]
lines += dictionary("parents", parents.parentLocales.parentLocale)
lines += dictionary("regionalScripts", regionalScripts)
lines += ["", "  /// The languages that are not usually written in Latin letters."]
lines += ["  static let languagesByScript: [(script: String, languages: String)] = ["]
for (script, languages) in languagesByScript.sorted(by: { $0.key < $1.key }) {
  let text = wrapped(languages.sorted())
  if text.count == 1, text[0].count < 70 {
    lines.append("    (\"\(script)\", \"\(text[0])\"),")
  } else {
    lines += ["    (", "      \"\(script)\",", "      \"\"\""]
    lines += text.dropLast().map { "      \($0) \\" } + ["      \(text[text.count - 1])"]
    lines += ["      \"\"\"", "    ),"]
  }
}
lines += ["  ]", "}"]
print(lines.joined(separator: "\n"))
