import CatalogCompiler
import CatalogModel

/// Small catalogs that hold one of everything.
enum Samples {
  static func message(_ text: String) -> Message {
    Message(root: MessageNode(unit: StringUnit(value: text)))
  }

  static func forms(_ kind: Variation.Kind, _ texts: [(String, String)]) -> MessageNode {
    let cases = texts.map { name, text in
      Variation.Case(name: name, node: MessageNode(unit: StringUnit(value: text)))
    }
    return MessageNode(variations: [Variation(kind: kind, cases: cases)])
  }

  static func entry(_ key: String, _ messages: [(String, Message)]) -> Entry {
    Entry(
      key: key, localizations: messages.map { Localization(locale: $0.0, message: $0.1) })
  }

  static let hello = CatalogTable(
    name: "T",
    catalog: Catalog(
      sourceLanguage: "en",
      entries: [
        entry("Hi", [("de", message("Hallo"))]),
        entry(
          "%lld files",
          [("en", Message(root: forms(.plural, [("one", "%lld file"), ("other", "%lld files")])))]),
      ]))

  static let everything = CatalogTable(
    name: "Everything",
    catalog: Catalog(
      sourceLanguage: "en",
      entries: [
        entry("Plain", [("de", message("Schlicht")), ("fr", message("Simple"))]),
        entry("%@ of %.2f%%", [("de", message("%2$.2f%% von %1$@"))]),
        entry("%*d", [("de", message("% *d"))]),
        entry(
          "%lld hours",
          [
            (
              "de",
              Message(
                root: forms(
                  .plural, [("zero", "Keine"), ("one", "%lld Stunde"), ("other", "%arg Stunden")]))
            )
          ]),
        entry(
          "%lld photos",
          [
            (
              "de",
              Message(
                root: MessageNode(unit: StringUnit(value: "Es sind %1$#@photos@.")),
                substitutions: [
                  Substitution(
                    name: "photos", argumentNumber: 1, formatSpecifier: "lld",
                    root: forms(.plural, [("one", "ein Foto"), ("other", "%arg Fotos")]))
                ])
            )
          ]),
        entry(
          "Tap", [("de", Message(root: forms(.device, [("mac", "Klicken"), ("other", "Tippen")])))]
        ),
        entry("Long", [("de", Message(root: forms(.width, [("10", "L."), ("50", "Lang")])))]),
        entry(
          "Phrase",
          [
            (
              "de",
              Message(
                root: MessageNode(
                  phrases: StringSet(phrases: [.init(value: "Los"), .init(value: "Weiter")])))
            )
          ]),
      ]))

  static func compile(_ table: CatalogTable) throws -> [UInt8] {
    try CatalogCompiler.compile([table])
  }
}
