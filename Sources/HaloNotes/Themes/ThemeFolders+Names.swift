import Glibc

extension ThemeFolders {
  /// The names of all themes that can be had, in order, each once.
  ///
  /// - Complexity: O(files of the folders)
  public var names: [String] {
    Set(paths.flatMap(Self.names(in:))).sorted()
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      guard name.hasSuffix(".yaml"), !name.hasPrefix(".") else { continue }
      names.append(String(name.dropLast(".yaml".count)))
    }
    return names
  }
}
