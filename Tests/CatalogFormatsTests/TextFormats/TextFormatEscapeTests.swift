import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// Places in texts and in the file.
@Suite struct TextFormatEscapeTests {
  @Test("the places of a text lie in its range, in its order", arguments: TextFormats.fixtures)
  func places(_ fixture: TextFormats.Fixture) throws {
    let file = try fixture.file()
    let catalog = fixture.read(file).value
    forEachText(catalog) { value, range in
      guard let escapes = catalog.escapes else { return }
      var last = range.start
      for offset in 0...value.utf8.count {
        let place = escapes.sourceOffset(ofDecoded: offset, in: range, of: file.bytes)
        #expect(place >= last && place <= range.end)
        last = place
      }
    }
  }

  @Test("an ASCII letter of a text is found in the file", arguments: TextFormats.fixtures)
  func letters(_ fixture: TextFormats.Fixture) throws {
    let file = try fixture.file()
    let catalog = fixture.read(file).value
    forEachText(catalog) { value, range in
      guard let escapes = catalog.escapes else { return }
      for (offset, byte) in value.utf8.enumerated() where 0x30...0x7A ~= byte && byte != 0x5C {
        let place = escapes.sourceOffset(ofDecoded: offset, in: range, of: file.bytes)
        #expect(
          file.bytes[place] == byte || file.bytes[place] == UInt8(ascii: "\\"),
          "\(value) \(offset) \(range)")
      }
    }
  }

  @Test("a text can be replaced by another one", arguments: TextFormats.fixtures)
  func replacement(_ fixture: TextFormats.Fixture) throws {
    let file = try fixture.file()
    let catalog = fixture.read(file).value
    let isFluent = fixture.format.id == "fluent"
    let text = isFluent ? "x äé" : "x \\ é: =#!'\u{1F600}"
    forEachText(catalog) { _, range in
      guard let spelling = catalog.escapes?.spelling(of: text, in: range, of: file.bytes) else {
        return
      }
      let bytes =
        file.bytes[..<range.start] + Array(spelling.utf8) + file.bytes[range.end...]
      var found = 0
      let changed = fixture.read(SourceFile(path: fixture.name, bytes: Array(bytes))).value
      forEachText(changed) { value, place in
        if place.start == range.start {
          found += 1
          #expect(value == text)
        }
      }
      #expect(found == 1)
    }
  }

  private func forEachText(_ catalog: Catalog, _ body: (String, SourceRange) -> Void) {
    for entry in catalog.entries {
      for localization in entry.localizations ?? [] {
        localization.message.forEachUnit { _, unit in
          if let value = unit.value, let range = unit.valueRange { body(value, range) }
        }
      }
    }
  }
}
