import CatalogModel
import CatalogFormats
import SourceText
let clock = ContinuousClock()
let file = try SourceFile(reading: CommandLine.arguments[1])
for _ in 0..<5 {
  var n = 0
  let t = clock.measure {
    let parsed = StringCatalogReader().read(file)
    n = parsed.value.entries.count
    if let d = parsed.diagnostics.first { print(d) }
  }
  print(n, t)
}
