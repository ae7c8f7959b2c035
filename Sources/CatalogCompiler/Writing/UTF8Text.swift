/// A text that equals another one where the bytes do: `String` takes é and e + ́ for the same.
struct UTF8Text: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: UTF8Text, right: UTF8Text) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var native = text
    native.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
