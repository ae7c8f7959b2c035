import Foundation
import PackagePlugin

/// Compiles the catalogs of a target into its resources, and gives it an accessor for them.
@main
struct CompileCatalogs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let tables = Table.all(in: target)
    let build = TargetBuild(
      tool: try context.tool(named: "compile-catalogs").url,
      folder: context.pluginWorkDirectoryURL,
      resources: context.package.displayName + "_" + target.name,
      sourceLanguage: context.package.sourceLanguage,
      configuration: context.package.configuration)
    build.removeOutputs(except: tables)
    guard !Table.reportConflicts(among: tables) else { return [] }
    let needsAccessor =
      target is SwiftSourceModuleTarget
      && target.recursiveTargetDependencies.contains { $0.name == "CatalogRuntime" }
    return tables.map(build.compile) + (needsAccessor ? [build.accessor()] : [])
  }
}

/// A table of a target and the files that it is compiled from.
struct Table {
  let name: String
  /// One String Catalog, or the `.strings` and `.stringsdict` files of all locales.
  private(set) var files: [URL]

  private var isStringCatalog: Bool { files[0].pathExtension == "xcstrings" }

  /// The folder that the localized folders of the files stand in.
  private var folder: String {
    let folder = files[0].deletingLastPathComponent()
    return (folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder).path
  }

  /// The tables of a target, by the paths of their first files.
  ///
  /// Files of one name are one table where their localized folders stand in one folder. Two tables of one name
  /// cannot be compiled; they are both there.
  static func all(in target: any SourceModuleTarget) -> [Table] {
    var tables: [Table] = []
    for file in target.sourceFiles.map(\.url).sorted(by: { $0.path < $1.path }) {
      guard ["xcstrings", "strings", "stringsdict"].contains(file.pathExtension) else { continue }
      let table = Table(name: file.deletingPathExtension().lastPathComponent, files: [file])
      let index = tables.firstIndex {
        $0.name == table.name && !$0.isStringCatalog && $0.folder == table.folder
      }
      if let index, !table.isStringCatalog {
        tables[index].files.append(file)
      } else {
        tables.append(table)
      }
    }
    return tables
  }

  /// Tells where two files would be compiled into the same table; then the build fails.
  static func reportConflicts(among tables: [Table]) -> Bool {
    var firstFiles: [String: URL] = [:]
    var hasConflict = false
    for table in tables {
      let file = table.files[0]
      guard let first = firstFiles.updateValue(file, forKey: table.name) else { continue }
      hasConflict = true
      Diagnostics.error(
        "\(file.path): error: “\(first.path)” is the table “\(table.name)”, too; rename one of them"
      )
    }
    return hasConflict
  }
}

/// What one target is built with.
struct TargetBuild {
  /// The program that compiles catalogs; it stands in the folder of the products.
  let tool: URL
  /// The folder that the catalogs are compiled into.
  let folder: URL
  /// The name of the folder of the target's resources beside the executable, without its extension.
  let resources: String
  /// The language of the source texts, which `.strings` files do not name.
  let sourceLanguage: String
  /// The configuration of the package, which says in which syntax texts are written; `nil` where there is none.
  let configuration: URL?

  func compile(_ table: Table) -> Command {
    let output = output(of: table)
    return .buildCommand(
      displayName: "Compiling catalog \(table.name)", executable: tool,
      arguments: ["table", output.path, sourceLanguage, configuration?.path ?? "-"]
        + table.files.map(\.path),
      inputFiles: table.files + (configuration.map { [$0] } ?? []), outputFiles: [output])
  }

  func accessor() -> Command {
    let output = folder.appending(path: "CatalogBundle+Module.swift")
    return .buildCommand(
      displayName: "Writing the accessor of \(resources)", executable: tool,
      arguments: ["accessor", output.path, resources, products.path], inputFiles: [],
      outputFiles: [output])
  }

  /// Removes what was compiled from catalogs that are gone, since the build system leaves it there.
  func removeOutputs(except tables: [Table]) {
    let present = Set(tables.map { output(of: $0).lastPathComponent })
    let bundles = [".resources", ".bundle"].map { products.appending(path: resources + $0) }
    for folder in [folder] + bundles {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names where name.hasSuffix(".catalog") && !present.contains(name) {
        try? FileManager.default.removeItem(at: folder.appending(path: name))
      }
    }
  }

  private var products: URL { tool.deletingLastPathComponent() }

  private func output(of table: Table) -> URL { folder.appending(path: table.name + ".catalog") }
}

extension Package {
  /// The configuration of the tool catalog at the root of the package.
  fileprivate var configuration: URL? {
    let file = directoryURL.appending(path: "catalog.json")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  /// The default localization of the manifest, which plugins are not told; `en` where it has none.
  fileprivate var sourceLanguage: String {
    let manifest = directoryURL.appending(path: "Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    let match = text.firstMatch(of: /defaultLocalization:\s*"([^"]+)"/)
    return match.map { String($0.output.1) } ?? "en"
  }
}
