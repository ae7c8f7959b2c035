/// The real files that are not in Xcode's style, and what is different in them.
enum OtherStyles {
  static let table: [String: StyleDifferences] = [
    "Caldis__Mos__Mos_Localizable.xcstrings":
      [.order, .layout],
    "CofficLab__Lumi__Packages_DownloadKit_Resources_Localizable.xcstrings":
      [.fieldOrder, .layout],
    "CofficLab__Lumi__Plugins_AppStoreConnectPlugin_Resources_Localizable.xcstrings":
      [.order],
    "CofficLab__Lumi__Plugins_BookletMakerPlugin_Resources_Localizable.xcstrings":
      [.order],
    "CofficLab__Lumi__Plugins_ComputerUsePlugin_Sources_ComputerUsePlugin_Resources_Localizable.xcstrings":
      [.order, .layout],
    "CofficLab__Lumi__Plugins_EditorOutlinePlugin_Resources_Localizable.xcstrings":
      [.layout],
    "CofficLab__Lumi__Plugins_LLMProviderMLXPlugin_Resources_Localizable.xcstrings":
      [.layout],
    "Murzav__xcstrings-mcp__tests_fixtures_golden.xcstrings":
      [.finalNewline],
    "Murzav__xcstrings-mcp__tests_fixtures_should_not_translate.xcstrings":
      [.fieldOrder, .finalNewline],
    "Murzav__xcstrings-mcp__tests_fixtures_simple.xcstrings":
      [.finalNewline],
    "Murzav__xcstrings-mcp__tests_fixtures_with_multiline.xcstrings":
      [.finalNewline],
    "Murzav__xcstrings-mcp__tests_fixtures_with_plurals.xcstrings":
      [.fieldOrder, .finalNewline],
    "Murzav__xcstrings-mcp__tests_fixtures_with_substitutions.xcstrings":
      [.finalNewline],
    "XcodesOrg__XcodesApp__Xcodes_Resources_Localizable.xcstrings":
      [.finalNewline],
    "alejandrolechuga__xcstrings-gate__tests_fixtures_Sample.xcstrings":
      [.order],
    "alienator88__Pearcleaner__Pearcleaner_Resources_Localizable@c44394ae.xcstrings":
      [.order],
    "asutekku__xclocsmith__Examples_SampleApp_App_Errors.xcstrings":
      [.fieldOrder, .layout],
    "asutekku__xclocsmith__Examples_SampleApp_App_InfoPlist.xcstrings":
      [.fieldOrder, .layout],
    "firebase__FirebaseUI-iOS__FirebaseSwiftUI_FirebaseAuthSwiftUI_Sources_Strings_Localizable.xcstrings":
      [.order],
    "lexrus__xcstrings.schema.json__examples_Extractor.xcstrings":
      [.order],
    "lexrus__xcstrings.schema.json__examples_Test1.xcstrings":
      [.fieldOrder, .finalNewline],
    "lexrus__xcstrings.schema.json__examples_Test2.xcstrings":
      [.fieldOrder, .finalNewline],
    "lexrus__xcstrings.schema.json__examples_Test3.xcstrings":
      [.fieldOrder, .finalNewline],
    "lexrus__xcstrings.schema.json__examples_Test4.xcstrings":
      [.fieldOrder, .layout],
    "lexrus__xcstrings.schema.json__examples_Test5.xcstrings":
      [.fieldOrder, .layout],
    "lexrus__xcstrings.schema.json__examples_Test6.xcstrings":
      [.layout],
    "linocai__LinoJ__Packages_LinoJCore_Sources_LinoJCore_Resources_Localizable.xcstrings":
      [.fieldOrder, .layout],
    "losnoco__Cog__Preferences_Preferences_mul.lproj_Preferences.xcstrings":
      [.finalNewline],
    "mshibanami__xcstrings-cli__tests_fixtures_list-sample.xcstrings":
      [.fieldOrder, .finalNewline],
    "mshibanami__xcstrings-cli__tests_fixtures_manual-comment-3langs.xcstrings":
      [.order, .finalNewline],
    "nostur-com__nostur-ios-public__Highlight with Nostur_InfoPlist.xcstrings":
      [.finalNewline],
    "yattee__yattee__Yattee_Localizable.xcstrings":
      [.order],
  ]
}
