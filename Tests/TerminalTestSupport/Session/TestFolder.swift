import Glibc

/// A folder for one test, deleted with this value.
public final class TestFolder {
  /// Its path.
  public let path: String

  /// Makes a new, empty folder.
  ///
  /// - Throws: When it can't be made.
  public init() throws {
    var template = Array("/tmp/terminal-test.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw TerminalTestError.notStarted("mkdtemp", errno: errno)
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Self.remove(path) }

  /// Writes a file into it, over one that is there.
  public func write(_ text: String, to name: String) {
    guard let file = fopen(path + "/" + name, "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  /// Writes a script into it that can be run as a program.
  ///
  /// - Returns: Its path.
  @discardableResult
  public func writeProgram(_ script: String, to name: String) -> String {
    write(script, to: name)
    chmod(path + "/" + name, 0o755)
    return path + "/" + name
  }

  /// The paths of everything in it, and below, in order.
  public var contents: [String] { Self.contents(of: path) }

  /// The text of a file in it; empty where there is none.
  public func text(of name: String) -> String { Self.text(at: path + "/" + name) }

  static func text(at path: String) -> String { String(decoding: bytes(at: path), as: UTF8.self) }

  static func bytes(at path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }

  static func resolved(_ path: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(path, &buffer, buffer.count - 1)
    return String(
      decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The names of what is in a folder, in no order; none where there is no folder.
  static func names(in folder: String) -> [String] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func contents(of path: String) -> [String] {
    guard isFolder(path) else { return [] }
    return names(in: path).sorted().flatMap { name in
      [name] + contents(of: path + "/" + name).map { name + "/" + $0 }
    }
  }

  /// Whether a folder is there; a link to one isn't.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func remove(_ path: String) {
    guard isFolder(path) else {
      unlink(path)
      return
    }
    for name in names(in: path) { remove(path + "/" + name) }
    rmdir(path)
  }
}
