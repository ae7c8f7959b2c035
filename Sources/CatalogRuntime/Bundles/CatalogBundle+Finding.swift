extension CatalogBundle {
  /// The catalogs of the running program, for look-ups that name no bundle.
  ///
  /// They are those of all resource folders beside the program that hold compiled catalogs, that of the target with the
  /// name of the program first, then by name: a key is taken from the first that has it. So texts of an executable
  /// target, and in a test those of the tested targets, are found without naming a bundle. Opened when first used.
  public static let main: CatalogBundle = {
    guard let executable = BundleFolder.executable else {
      return CatalogBundle(files: [], path: "")
    }
    let folder = BundleFolder.folder(of: executable)
    let name = executable.dropFirst(folder.utf8.count + 1)
    let own = "_" + name + BundleFolder.resourceExtension
    let resources = (BundleFolder.names(in: folder) ?? [])
      .filter { $0.hasSuffix(BundleFolder.resourceExtension) }
    let ordered = resources.filter { $0.hasSuffix(own) } + resources.filter { !$0.hasSuffix(own) }
    var problems: [CatalogBundleError] = []
    let files = ordered.flatMap { usableFiles(at: folder + "/" + $0, &problems) }
    return CatalogBundle(files: files, path: folder, problems: problems)
  }()

  /// Opens the catalogs of a target; what the build tool plugin generates as `CatalogBundle.module` calls this.
  ///
  /// The folder is looked for beside the program, then where it was built. What cannot be used is reported as an
  /// issue with the first look-up, and the bundle does without it.
  ///
  /// - Parameters:
  ///   - name: The name of the package and that of the target with `_` between them.
  ///   - buildFolder: The folder of the products when the target was built.
  public convenience init(resourcesOf name: String, builtAt buildFolder: String) {
    let besideProgram = BundleFolder.executable.map { BundleFolder.folder(of: $0) }
    let folders = [besideProgram, buildFolder].compactMap(\.self)
    let candidates = folders.map { $0 + "/" + name + BundleFolder.resourceExtension }
    let found = candidates.first { BundleFolder.names(in: $0) != nil }
    guard let found else {
      let reason =
        "the resources of the target are neither beside the program nor where it was built"
      let problem = CatalogBundleError(path: candidates.first ?? name, reason: reason)
      self.init(files: [], path: "", problems: [problem])
      return
    }
    self.init(usableAt: found)
  }

  /// Opens what can be used of a folder or file, and reports the rest with the first look-up.
  convenience init(usableAt path: String) {
    var problems: [CatalogBundleError] = []
    let files = CatalogBundle.usableFiles(at: path, &problems)
    self.init(files: files, path: path, problems: problems)
  }

  private static func usableFiles(
    at path: String, _ problems: inout [CatalogBundleError]
  ) -> [BundleFile] {
    var files: [BundleFile] = []
    do throws(CatalogBundleError) {
      for file in try BundleFolder.catalogs(at: path) {
        do throws(CatalogBundleError) {
          files.append(try BundleFile(path: file))
        } catch {
          problems.append(error)
        }
      }
    } catch {
      problems.append(error)
    }
    return files
  }
}

extension LocalizationIssue {
  /// A file that cannot be used.
  init(_ error: CatalogBundleError) {
    self.init(
      problem: .unusableFile(path: error.path, reason: error.reason), key: "", table: "",
      locale: "")
  }
}
