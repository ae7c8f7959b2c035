import CatalogTestSupport
import LocaleCore
import Testing

@testable import ICUKit

private let samplesFile = "conformance/cldr/plural-samples-cldr42.tsv"
private let matrixFile = "conformance/cldr/icu72-plural-matrix.tsv"

private struct Row: Hashable {
  let locale: Substring
  let type: Substring

  func rules() throws -> PluralRules {
    try PluralRules(locale: String(locale), kind: type == "ordinal" ? .ordinal : .cardinal)
  }
}

@Suite struct PluralConformanceTests {
  @Test(
    "every sample of CLDR 42 has its category, whole, decimal and compact",
    .enabled(if: SharedFolder.has(samplesFile), "needs the CLDR data beside the package"))
  func samples() throws {
    var rules: [Row: PluralRules] = [:]
    var samples: [Substring: PluralSample] = [:]
    var maker = PluralSampleMaker()
    var agreed = 0
    for line in try SharedFolder.lines(of: samplesFile) {
      let fields = line.split(separator: "\t")
      let row = Row(locale: fields[0], type: fields[1])
      let rule = try rules[row] ?? row.rules()
      rules[row] = rule
      let sample = try samples[fields[2]] ?? maker.sample(String(fields[2]))
      samples[fields[2]] = sample
      let category = try rule.category(of: sample)
      #expect(category.rawValue == fields[3], "\(line)")
      if category.rawValue == fields[3] { agreed += 1 }
      if let integer = Int(fields[2]) {
        let kind: PluralProfile.Kind = row.type == "ordinal" ? .ordinal : .cardinal
        let profile = PluralProfile.profile(for: String(row.locale), kind: kind)
        #expect(profile.category(of: integer).rawValue == fields[3], "\(line)")
        #expect(profile.isKnown == (row.locale != "und"), "\(line)")
      }
    }
    #expect(agreed == 14_361)
  }

  @Test(
    "a profile counts exactly the numbers that the rules select",
    .enabled(if: SharedFolder.has(matrixFile), "needs the CLDR data beside the package"))
  func matrix() throws {
    let header = try SharedFolder.text(of: matrixFile).split(separator: "\n")[1]
    let numbers = header.split(separator: " ").dropFirst(2)
    #expect(numbers.count == 164)
    let letters = Dictionary(
      uniqueKeysWithValues: PluralCategory.allCases.map {
        ($0, $0 == .other ? "x" : $0.rawValue.prefix(1))
      })
    var maker = PluralSampleMaker()
    let samples = try numbers.map { try maker.sample(String($0)) }
    for line in try SharedFolder.lines(of: matrixFile) {
      let fields = line.split(separator: "\t")
      let rules = try Row(locale: fields[0], type: fields[1]).rules()
      let answers = try samples.map { letters[try rules.category(of: $0)] ?? "" }.joined()
      #expect(answers == fields[2], "\(fields[0]) \(fields[1])")
      let kind: PluralProfile.Kind = fields[1] == "ordinal" ? .ordinal : .cardinal
      let profile = PluralProfile.profile(for: String(fields[0]), kind: kind)
      let selected = try Dictionary(grouping: 0...1000) { try rules.category(of: Double($0)) }
      #expect(profile.numbers.map(\.category) == (try rules.categories()))
      for numbers in profile.numbers {
        #expect(numbers.integerCount == selected[numbers.category]?.count ?? 0)
        #expect(
          !numbers.integers.isEmpty || !profile.otherSamples(of: numbers.category).isEmpty,
          "\(line.prefix(20)) \(numbers.category)")
      }
    }
  }
}
