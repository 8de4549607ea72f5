/// Which folder of notes is meant when nobody names one outright.
///
/// The order is that of the command line's contract: `-C`, `$HALO_NOTES`, the nearest folder from
/// the current one upward that holds `.obsidian`, `.zk` or `.halo`, the one in the settings, and
/// `~/Notes`. Paths are bytes.
public enum NotebookLocation: Sendable, Equatable {
  /// A folder that was named or found; it has to exist.
  case folder([UInt8])

  /// `~/Notes`: the one place that may be made on the first run.
  case standard([UInt8])

  /// Finds the folder.
  ///
  /// - Parameters:
  ///   - flag: The value of `-C`.
  ///   - setting: The folder in the settings, absolute; `nil` for none.
  ///   - environment: The variables of the process; an empty one counts as absent.
  ///   - currentFolder: The current folder, absolute.
  ///   - exists: Whether something is there at an absolute path.
  /// - Returns: The location; `nil` where no home folder is known either.
  /// - Complexity: O(depth of the current folder)
  public init?(
    flag: [UInt8]?, setting: String? = nil, environment: [String: String], currentFolder: [UInt8],
    exists: ([UInt8]) -> Bool
  ) {
    if let flag {
      self = .folder(absolutePath(flag, in: currentFolder))
      return
    }
    if let named = environment["HALO_NOTES"], !named.isEmpty {
      self = .folder(absolutePath(Array(named.utf8), in: currentFolder))
      return
    }
    var folder = currentFolder
    while true {
      for marker in [".obsidian", ".zk", ".halo"]
      where exists(folder + [UInt8(ascii: "/")] + Array(marker.utf8)) {
        self = .folder(folder)
        return
      }
      guard let slash = folder.lastIndex(of: UInt8(ascii: "/")), slash > 0 else { break }
      folder.removeSubrange(slash...)
    }
    if let setting {
      self = .folder(absolutePath(Array(setting.utf8), in: currentFolder))
      return
    }
    guard let home = environment["HOME"], home.utf8.first == UInt8(ascii: "/") else { return nil }
    self = .standard(Array(home.utf8) + Array("/Notes".utf8))
  }
}

/// The path itself where it is absolute, else the path below `folder`.
///
/// Nothing is resolved: `..` and links stay as they are. Slashes at the end go, but for the root's
/// own.
public func absolutePath(_ path: [UInt8], in folder: [UInt8]) -> [UInt8] {
  let slash = UInt8(ascii: "/")
  var whole = path.first == slash ? path : folder + [slash] + path
  while whole.count > 1, whole.last == slash { whole.removeLast() }
  return whole
}
