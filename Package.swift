// swift-tools-version: 6.2

import PackageDescription

/// Warnings stop the build where the project itself is built (`.ci/run` sets this), never in a
/// package that depends on it: a newer compiler may know new warnings.
let stopsAtWarnings = Context.environment["CATALOG_WARNINGS_AS_ERRORS"] == "1"

/// What nobody looks at there: debug information takes a tenth of the time of the compiler.
let fastBuild: SwiftSetting = .unsafeFlags(["-gnone"])

/// Whether targets are built with the package’s own plugins.
///
/// SwiftPM builds the tools of all plugins that are used before anything else, whatever product it is asked for. Where
/// none of their work is wanted (the programs of `Tools/Stress` and `Tools/Fuzz`), `CATALOG_PLUGINS=0` saves that.
let usesPlugins = Context.environment["CATALOG_PLUGINS"] != "0"

let swiftSettings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ] + (stopsAtWarnings ? [.treatAllWarnings(as: .error), fastBuild] : [])

let cSettings: [CSetting] = stopsAtWarnings ? [.treatAllWarnings(as: .error)] : []
let cxxSettings: [CXXSetting] = stopsAtWarnings ? [.treatAllWarnings(as: .error)] : []

/// Lets functions say how long the views that they return may live (`@_lifetime`).
let lifetimes: SwiftSetting = .enableExperimentalFeature("Lifetimes")

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], lifetimes hasLifetimes: Bool = false
) -> Target {
  .target(
    name: name, dependencies: dependencies,
    swiftSettings: swiftSettings + (hasLifetimes ? [lifetimes] : []))
}

func tests(_ subject: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: subject + "Tests",
    dependencies: [.target(name: subject), "CatalogTestSupport"] + dependencies,
    swiftSettings: swiftSettings)
}

let package = Package(
  name: "swift-catalog",
  platforms: [.macOS(.v15)],
  products: [
    .library(
      name: "CatalogKit",
      targets: [
        "SourceText", "CatalogModel", "MessageSyntax", "MessageConversion", "StructuredText",
        "CatalogFormats", "CatalogLint",
      ]),
    .library(name: "CatalogRuntime", targets: ["CatalogRuntime", "ICUKit", "LocaleCore"]),
    .library(name: "FormFields", targets: ["FormFields"]),
    .executable(name: "catalog", targets: ["catalog"]),
    .plugin(name: "CompileCatalogs", targets: ["CompileCatalogs"]),
    .plugin(name: "LintCatalogs", targets: ["LintCatalogs"]),
  ],
  targets: [
    // The order is the pipeline: a target imports only what stands above it.
    library("SourceText"),
    library("LocaleCore"),
    library("HTMLPage"),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "ICUShims", dependencies: ["CICU"], cSettings: cSettings),
    library("ICUKit", ["ICUShims", "LocaleCore"]),
    library("CatalogModel", ["SourceText"]),
    library("MessageSyntax", ["SourceText", "CatalogModel"], lifetimes: true),
    library("MessageConversion", ["LocaleCore", "ICUKit", "CatalogModel", "MessageSyntax"]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    library("StructuredText", ["SourceText", "CExpat", "CYAML"]),
    library(
      "CatalogFormats",
      ["SourceText", "LocaleCore", "ICUKit", "CatalogModel", "MessageSyntax", "StructuredText"]),
    library(
      "CatalogExchange",
      [
        "SourceText", "LocaleCore", "ICUKit", "CatalogModel", "MessageSyntax", "MessageConversion",
        "CatalogFormats",
      ]),
    library("CompiledCatalog", lifetimes: true),
    library(
      "CatalogCompiler",
      ["SourceText", "LocaleCore", "ICUKit", "CatalogModel", "MessageSyntax", "CompiledCatalog"]),
    .target(name: "PrintfShims", cSettings: cSettings),
    library(
      "CatalogRuntime", ["LocaleCore", "ICUKit", "CompiledCatalog", "PrintfShims"],
      lifetimes: true),
    .target(
      name: "FormFields", dependencies: ["ICUKit", "CatalogRuntime"],
      swiftSettings: swiftSettings, plugins: usesPlugins ? ["CompileCatalogs"] : []),
    library(
      "CatalogLint",
      ["SourceText", "CatalogModel", "MessageSyntax", "LocaleCore", "ICUKit"]),
    .target(
      name: "HunspellShims", cSettings: cSettings,
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    library("HunspellKit", ["HunspellShims", "LocaleCore", "ICUKit", "CatalogLint"]),
    library(
      "CatalogBuild",
      ["SourceText", "CatalogModel", "StructuredText", "CatalogFormats", "CatalogCompiler"]),
    .target(
      name: "CatalogCommand",
      dependencies: [
        "SourceText", "LocaleCore", "HTMLPage", "ICUKit", "CatalogModel", "StructuredText",
        "CatalogFormats", "CatalogExchange", "CatalogCompiler", "CatalogRuntime", "CatalogLint",
        "HunspellKit", "CatalogBuild",
      ],
      resources: ["data.js", "order.js", "table.js", "report.css"]
        .map { .embedInCode("Coverage/Page/Assets/" + $0) },
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "catalog", dependencies: ["CatalogCommand"], swiftSettings: swiftSettings),
    .executableTarget(
      name: "compile-catalogs", dependencies: ["CatalogBuild"], swiftSettings: swiftSettings),
    .plugin(
      name: "CompileCatalogs", capability: .buildTool(), dependencies: ["compile-catalogs"]),
    .plugin(
      name: "LintCatalogs",
      capability: .command(
        intent: .custom(
          verb: "lint-catalogs", description: "Checks the catalogs of the package’s targets.")),
      dependencies: ["catalog"]),

    .target(
      name: "BenchmarkSupport",
      dependencies: ["SourceText", "ICUKit", "CatalogModel", "StructuredText"],
      path: "Tools/Benchmarks/BenchmarkSupport", swiftSettings: swiftSettings),
    .executableTarget(
      name: "catalog-bench",
      dependencies: [
        "BenchmarkSupport", "SourceText", "StructuredText", "CatalogModel", "CatalogFormats",
        "CatalogLint", "CompiledCatalog", "CatalogCompiler",
      ],
      path: "Tools/Benchmarks/catalog-bench", swiftSettings: swiftSettings),

    .executableTarget(
      name: "stress-runtime",
      dependencies: ["LocaleCore", "ICUKit", "CatalogModel", "CatalogCompiler", "CatalogRuntime"],
      path: "Tools/Stress/stress-runtime", swiftSettings: swiftSettings),

    .target(
      name: "FieldDemo",
      dependencies: [
        "SourceText", "LocaleCore", "HTMLPage", "ICUKit", "CatalogRuntime", "FormFields",
      ],
      path: "Tools/Demo/FieldDemo",
      resources: ["text.js", "validators.js", "dates.js", "form.js", "form.css"]
        .map { .embedInCode("Page/Assets/" + $0) },
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "field-demo", dependencies: ["FieldDemo"], path: "Tools/Demo/field-demo",
      swiftSettings: swiftSettings),

    .target(
      name: "CatalogTestSupport", dependencies: ["SourceText", "HTMLPage"],
      path: "Tests/CatalogTestSupport",
      swiftSettings: swiftSettings),
    tests("SourceText"),
    tests("LocaleCore"),
    tests("ICUKit", ["LocaleCore"]),
    tests("CatalogModel", ["SourceText"]),
    tests("MessageSyntax"),
    tests(
      "MessageConversion",
      [
        "CatalogModel", "MessageSyntax", "CatalogCompiler", "CatalogRuntime", "ICUKit",
        "LocaleCore",
      ]),
    tests("StructuredText", ["SourceText"]),
    tests("CatalogFormats", ["SourceText", "CatalogModel", "StructuredText", "MessageSyntax"]),
    tests(
      "CatalogExchange", ["SourceText", "CatalogModel", "CatalogFormats", "LocaleCore"]),
    tests(
      "CatalogLint",
      ["SourceText", "LocaleCore", "ICUKit", "CatalogModel", "MessageSyntax", "CatalogFormats"]),
    tests("HunspellKit", ["LocaleCore", "CatalogLint"]),
    tests(
      "CatalogCommand",
      [
        "SourceText", "CatalogModel", "StructuredText", "CatalogFormats", "CatalogCompiler",
        "CatalogLint", "CatalogBuild", "HunspellKit", "ICUKit", "MessageSyntax",
      ]),
    .testTarget(
      name: "ProjectTests",
      dependencies: [
        "CatalogTestSupport", "SourceText", "ICUKit", "CatalogFormats", "CatalogCompiler",
        "CatalogRuntime", "CatalogLint", "FormFields",
      ],
      swiftSettings: swiftSettings),
    tests("CompiledCatalog", ["CatalogModel", "CatalogCompiler"]),
    tests(
      "CatalogCompiler",
      [
        "SourceText", "LocaleCore", "ICUKit", "CatalogModel", "CatalogFormats", "MessageSyntax",
        "CatalogLint", "CompiledCatalog",
      ]),
    tests(
      "CatalogBuild", ["SourceText", "CatalogModel", "CatalogFormats", "CatalogCompiler"]),
    tests(
      "CatalogRuntime",
      [
        "SourceText", "LocaleCore", "ICUKit", "CompiledCatalog", "CatalogModel", "CatalogFormats",
        "CatalogCompiler", "MessageSyntax",
      ]),
    tests("FormFields", ["ICUKit", "CatalogRuntime"]),
    tests("HTMLPage"),
    tests("FieldDemo", ["ICUKit", "CatalogRuntime", "FormFields"]),
    tests(
      "BenchmarkSupport",
      ["SourceText", "CatalogModel", "CatalogFormats", "CatalogLint", "ICUKit", "LocaleCore"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// The peers of the run time: gettext of glibc, the C++ of ICU, Foundation on Linux.
#if os(Linux)
  package.targets += [
    .target(
      name: "PeerShims", dependencies: ["CICU"], path: "Tools/Benchmarks/PeerShims",
      cSettings: cSettings, cxxSettings: cxxSettings),
    .executableTarget(
      name: "runtime-bench",
      dependencies: [
        "BenchmarkSupport", "CatalogModel", "CatalogFormats", "CompiledCatalog", "CatalogCompiler",
        "CatalogRuntime", "SourceText", "MessageSyntax", "LocaleCore", "ICUKit", "PeerShims",
      ],
      path: "Tools/Benchmarks/runtime-bench", swiftSettings: swiftSettings),
  ]
#endif

// The fuzzers need libFuzzer’s instrumentation in all that they call (Tools/Fuzz/README.md).
if Context.environment["CATALOG_FUZZ"] == "1" {
  func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
      name: name, dependencies: dependencies, path: "Tools/Fuzz/" + name,
      swiftSettings: swiftSettings + [.unsafeFlags(["-parse-as-library"])])
  }
  package.targets += [
    fuzzer("fuzz-compiled-catalog", ["CompiledCatalog", "CatalogCompiler", "CatalogRuntime"]),
    fuzzer("fuzz-message-format-1", ["MessageSyntax"]),
    fuzzer("fuzz-message-format-2", ["MessageSyntax"]),
  ]
}
