import CatalogFormats
import CatalogTestSupport
import MessageSyntax
import Testing

private let folder = "conformance/mf2/test/tests"

struct MessageDataModelTests {
  private struct SuiteFile: Decodable {
    struct Case: Decodable {
      let src: String
    }

    let tests: [Case]
  }

  @Test(
    "each message of the suite goes to JSON and back",
    .enabled(if: SharedFolder.has(folder), "the suite is not there"),
    arguments: SharedFolder.files(in: folder, ending: ".json"))
  func suite(_ name: String) throws {
    for test in try SharedFolder.json(SuiteFile.self, of: folder + "/" + name).tests {
      guard let message = try? MessageFormat2.Message(parsing: test.src) else { continue }
      // An object cannot have an option twice.
      guard !message.dataModelErrors().contains(where: { $0.kind == .duplicateOptionName }) else {
        continue
      }
      let json = MessageDataModel.json(of: message)
      let read = try MessageDataModel.message(fromJSON: json)
      #expect(read.canonicalText == message.canonicalText, "\(test.src) \(json)")
      #expect(MessageDataModel.json(of: read) == json)
    }
  }

  @Test("a message has the members that the specification names")
  func members() throws {
    let message = try MessageFormat2.Message(
      parsing: """
        .input {$n :number minimumFractionDigits=1 @note}
        .local $m = {|a b| @x=|y z|}
        .match $n
        one {{a{#b o=$n}{$m}{/b}{:f}}}
        * {{{#br/}}}
        """)
    let json = MessageDataModel.json(of: message).filter { $0 != "\n" && $0 != " " }
    #expect(
      json
        == #"""
        {"type":"select","declarations":[{"type":"input","name":"n","value":{"type":"expression",
        "arg":{"type":"variable","name":"n"},"function":{"type":"function","name":"number",
        "options":{"minimumFractionDigits":{"type":"literal","value":"1"}}},"attributes":{"note":true}}},
        {"type":"local","name":"m","value":{"type":"expression","arg":{"type":"literal","value":"ab"},
        "attributes":{"x":{"type":"literal","value":"yz"}}}}],"selectors":[{"type":"variable","name":"n"}],
        "variants":[{"keys":[{"type":"literal","value":"one"}],"value":["a",
        {"type":"markup","kind":"open","name":"b","options":{"o":{"type":"variable","name":"n"}}},
        {"type":"expression","arg":{"type":"variable","name":"m"}},{"type":"markup","kind":"close","name":"b"},
        {"type":"expression","function":{"type":"function","name":"f"}}]},
        {"keys":[{"type":"*"}],"value":[{"type":"markup","kind":"standalone","name":"br"}]}]}
        """#.filter { $0 != "\n" && $0 != " " })
  }

  @Test("of attributes with the same name the last one is written")
  func repeatedAttributes() throws {
    let message = try MessageFormat2.Message(parsing: "{$n @a=1 @b @a}")
    let json = MessageDataModel.json(of: message)
    #expect(json.split(separator: "\"a\"").count == 2)
    #expect(try MessageDataModel.message(fromJSON: json).canonicalText == "{$n @b @a}")
  }

  @Test(
    "what is no data model is refused",
    arguments: [
      ("[]", "an object was expected here"),
      (#"{"type":"message","declarations":[]}"#, "a member “pattern” was expected here"),
      (#"{"type":"x"}"#, "“message” or “select” was expected here"),
      (#"{"type":"message","declarations":[],"pattern":[1]}"#, "an object was expected here"),
      (
        #"{"type":"message","declarations":[],"pattern":[{"type":"expression"}]}"#,
        "“arg” or “function” was expected here"
      ),
      (
        #"{"type":"message","declarations":[],"pattern":[{"type":"expression","arg":{"type":"variable","name":"1 2"}}]}"#,
        "“1 2” is no name"
      ),
      (
        #"{"type":"select","declarations":[],"selectors":[],"variants":[]}"#,
        "a part of the message is missing"
      ),
    ])
  func refusals(_ json: String, _ description: String) {
    let error = #expect(throws: MessageDataModelError.self) {
      try MessageDataModel.message(fromJSON: json)
    }
    #expect(error?.description == description)
  }
}
