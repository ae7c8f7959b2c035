import CatalogCompiler
import CompiledCatalog

/// Opens any bytes as a compiled catalog and reads everything in it.
///
/// libFuzzer calls it with inputs of its own making; anything but a return is a fault.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCompiledCatalog(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let buffer = unsafe UnsafeBufferPointer(start: start, count: count)
  guard let catalog = try? CompiledCatalog(unsafe sealed(Array(buffer))) else { return 0 }
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
  return 0
}

/// Gives a file the header that fits to its contents: else no changed file would be read any further.
private func sealed(_ bytes: [UInt8]) -> [UInt8] {
  let checked = CompiledLayout.checkedHeaderSize
  guard bytes.count >= CompiledLayout.headerSize else { return bytes }
  var sealed = bytes
  set(&sealed, at: 16, UInt64(bytes.count))
  let header = Array(sealed[..<checked])
  set(
    &sealed, at: checked,
    unsafe ContentHash.hash(header.span.bytes, seed: CompiledLayout.checksumSeed))
  return sealed
}

private func set(_ bytes: inout [UInt8], at offset: Int, _ value: UInt64) {
  for index in 0..<8 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
}
