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

  /// The text of a file in it; empty where there is none.
  public func text(of name: String) -> String { Self.text(at: path + "/" + name) }

  static func text(at path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func resolved(_ path: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(path, &buffer, buffer.count - 1)
    return String(
      decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func remove(_ path: String) {
    guard let entries = opendir(path) else {
      unlink(path)
      return
    }
    defer {
      closedir(entries)
      rmdir(path)
    }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let child = path + "/" + name
      entry.pointee.d_type == UInt8(DT_DIR) ? remove(child) : { _ = unlink(child) }()
    }
  }
}
