import MessageSyntax
import Testing

@Suite("Modifiers of placeholders")
struct PrintfModifiersTests {
  @Test(
    "flags, width and precision are read from the text",
    arguments: [
      ("%d", PrintfModifiers()),
      (
        "%-+ #0'5d",
        PrintfModifiers(
          flags: [.leftAligned, .signed, .spaced, .alternative, .zeroPadded, .grouped],
          width: .number(5))
      ),
      ("%2$.3f", PrintfModifiers(precision: .number(3))),
      ("%.f", PrintfModifiers(precision: .number(0))),
      ("%*.*f", PrintfModifiers(width: .argument(1), precision: .argument(2))),
      ("%.*f", PrintfModifiers(precision: .argument(1))),
      ("%1$*3$.2f", PrintfModifiers(width: .argument(3), precision: .number(2))),
      ("%99999999999d", PrintfModifiers(width: .number(PrintfModifiers.largestNumber))),
    ])
  func reading(_ text: String, _ expected: PrintfModifiers) throws {
    let placeholder = try #require(PrintfText(parsing: text).placeholders.first)
    #expect(PrintfModifiers(of: placeholder, in: text) == expected)
  }

  @Test(
    "a usual spelling comes back", arguments: ["%d", "%2$@", "%-5lld", "%'d", "%08.3f", "%.*f"])
  func spelling(_ text: String) throws {
    let placeholder = try #require(PrintfText(parsing: text).placeholders.first)
    guard case .conversion(let conversion) = placeholder.kind else {
      Issue.record("\(text) is no conversion")
      return
    }
    let modifiers = PrintfModifiers(of: placeholder, in: text)
    #expect(modifiers.spelling(of: conversion, position: placeholder.explicitPosition) == text)
  }
}
