import FoundationEssentials

/// The files of the package, as the tests were built from them.
enum Repository {
  private static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/")
  }()

  /// The lines of a file, given by its path below the package's folder.
  static func lines(of path: String) throws -> [Substring] {
    let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The files of a folder with an ending, in the order of their names, below the package's folder.
  static func files(in folder: String, endingIn ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
      .filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }
}
