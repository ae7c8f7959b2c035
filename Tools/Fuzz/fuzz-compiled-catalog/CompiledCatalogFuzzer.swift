import CatalogCompiler
import CatalogRuntime
import CompiledCatalog

/// Opens any bytes as a compiled catalog, reads everything in it and shows its messages.
///
/// libFuzzer calls it with inputs of its own making; anything but a return is a fault.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCompiledCatalog(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let buffer = unsafe UnsafeBufferPointer(start: start, count: count)
  let bytes = unsafe sealed(Array(buffer))
  guard let catalog = try? CompiledCatalog(bytes) else { return 0 }
  _ = try? CatalogDecompiler.decompile(catalog)
  for number in 0..<UInt32(clamping: min(catalog.tableCount, 16)) {
    let table = TableNumber(rawValue: number)
    for key in catalog.keys(of: table).prefix(64) {
      guard let text = catalog.text(of: KeyNumber(rawValue: key)) else { continue }
      _ = catalog.key(text, in: table)
    }
  }
  for locale in 0..<min(catalog.localeCount, 64) {
    for kind in [PluralKind.cardinal, .ordinal] {
      guard let table = catalog.pluralTable(ofLocale: locale, kind) else { continue }
      for number: UInt64 in [0, 1, 999, 1_000_000, .max] { _ = table.category(of: number) }
    }
  }
  showMessages(of: bytes)
  return 0
}

/// Shows each message with arguments of every type and without any.
private func showMessages(of bytes: [UInt8]) {
  guard let bundle = try? CatalogBundle(contents: bytes) else { return }
  let arguments: [[FormatArgument]] = [
    [], [3, "x", 1.5], ["a", 0, .unsignedInteger(.max)], [.number(.nan), .integer(.min), "%@"],
    [.decimal("1.50"), "x", .date(secondsSince1970: 1e9)],
  ]
  let names = ["n", "s", "x"]
  let locales = bundle.locales.prefix(4).map { CatalogLocale($0) } + ["ar-EG"]
  _ = LocalizationIssue.collecting {
    for table in bundle.tableNames.prefix(4) {
      for key in bundle.keys(ofTable: table).prefix(32) {
        for locale in locales {
          for list in arguments {
            _ = bundle.string(forKey: key, arguments: list, table: table, locale: locale)
            let named = NamedArguments(zip(names, list).map { (name: $0.0, value: $0.1) })
            _ = bundle.string(forKey: key, named: named, table: table, locale: locale)
            _ = bundle.parts(forKey: key, named: named, table: table, locale: locale)
          }
        }
      }
    }
  }
}

/// Gives a file the size and the checksums that fit to its contents: else no changed file would be read any further.
private func sealed(_ bytes: [UInt8]) -> [UInt8] {
  let checked = CompiledLayout.checkedHeaderSize
  guard bytes.count >= CompiledLayout.headerSize else { return bytes }
  var sealed = bytes
  set(&sealed, at: 16, UInt64(bytes.count))
  let payload = Array(sealed[CompiledLayout.headerSize...])
  set(
    &sealed, at: 24, unsafe ContentHash.hash(payload.span.bytes, seed: CompiledLayout.checksumSeed))
  let header = Array(sealed[..<checked])
  set(
    &sealed, at: checked,
    unsafe ContentHash.hash(header.span.bytes, seed: CompiledLayout.checksumSeed))
  return sealed
}

private func set(_ bytes: inout [UInt8], at offset: Int, _ value: UInt64) {
  for index in 0..<8 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
}
