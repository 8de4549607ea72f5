import FoundationEssentials

/// The sources of the package, as text.
enum SourceTree {
  /// The folder of the package.
  static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/")
  }()

  /// A Swift file of a room.
  struct File {
    /// Its path below the package's folder.
    let path: String

    /// Its lines.
    let lines: [Substring]

    /// The modules that it imports.
    var imports: [String] {
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), words.count > index + 1,
          words[..<index].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
        else { return nil }
        return String(words[words.count - 1].split(separator: ".")[0])
      }
    }
  }

  /// The rooms: the folders below `Sources`.
  static func rooms() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root + "/Sources").sorted()
  }

  /// The Swift files of a room.
  static func files(of room: String) throws -> [File] {
    let folder = "Sources/\(room)"
    let names = try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let path = "\(folder)/\(name)"
      let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
      return File(path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }
}
