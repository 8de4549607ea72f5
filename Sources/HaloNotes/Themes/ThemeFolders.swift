/// Where theme files are looked for, in order.
///
/// A person's own come first, then those beside the program: `share/halo/themes` of the prefix it
/// is installed in, or `themes` of the tree it was built in.
public struct ThemeFolders: Sendable, Equatable {
  /// The folders, absolute.
  public let paths: [String]

  /// How many folders upward from the program are looked through for a build tree.
  private static let depth = 6

  /// Works the folders out; whether they exist is seen when they are read.
  ///
  /// - Parameters:
  ///   - executable: The program's real path.
  ///   - environment: The variables of the process.
  public init(executable: String, environment: [String: String]) {
    var paths: [String] = []
    if let config = environment["XDG_CONFIG_HOME"], config.hasPrefix("/") {
      paths.append(config + "/halo/themes")
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      paths.append(home + "/.config/halo/themes")
    }
    var folder = Self.parent(of: executable)
    paths.append(Self.parent(of: folder) + "/share/halo/themes")
    for _ in 0..<Self.depth where !folder.isEmpty {
      folder = Self.parent(of: folder)
      paths.append(folder + "/themes")
    }
    self.paths = paths
  }

  /// Makes a list of folders, for a program that keeps its themes elsewhere.
  public init(paths: [String]) { self.paths = paths }

  /// The folder of a path; empty for the root's own children.
  private static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }
}
