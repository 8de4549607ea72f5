import Glibc

/// What is at a path.
enum FileKind {
  case folder
  case file
  case other
  case missing
}

/// What is at a path, links followed.
func fileKind(of path: [UInt8]) -> FileKind {
  var status = stat()
  guard stat(cString(path), &status) == 0 else { return .missing }
  switch status.st_mode & S_IFMT {
  case S_IFDIR: return .folder
  case S_IFREG: return .file
  default: return .other
  }
}

/// The path with every link resolved; the path itself where that can't be done.
func realPath(of path: [UInt8]) -> [UInt8] {
  guard let real = realpath(cString(path), nil) else { return path }
  defer { free(real) }
  return Array(UnsafeBufferPointer(start: real, count: strlen(real)).map(UInt8.init(bitPattern:)))
}

/// The current folder, absolute.
func currentFolder() -> [UInt8] {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
  guard getcwd(&buffer, buffer.count) != nil else { return [UInt8(ascii: "/")] }
  return buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
}

private func cString(_ path: [UInt8]) -> [CChar] { path.map(CChar.init(bitPattern:)) + [0] }

/// The variables of the process; of one that is set twice the first counts, as in the C library.
func variablesOfProcess() -> [String: String] {
  var variables: [String: String] = [:]
  var next = environ
  while let entry = next.pointee {
    let line = String(cString: entry)
    if let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")) {
      let name = String(line[..<equals])
      if variables[name] == nil { variables[name] = String(line[line.index(after: equals)...]) }
    }
    next += 1
  }
  return variables
}

/// The value of a variable as it is; `nil` where it is unset or empty.
func bytes(ofVariable name: String) -> [UInt8]? {
  guard let value = getenv(name), value.pointee != 0 else { return nil }
  return UnsafeBufferPointer(start: value, count: strlen(value)).map(UInt8.init(bitPattern:))
}

/// The bytes of a file, or of standard input for `-`; `nil` where it can't be read.
func readFile(at path: [UInt8]) -> [UInt8]? {
  let descriptor = path == [UInt8(ascii: "-")] ? STDIN_FILENO : open(cString(path), O_RDONLY)
  guard descriptor >= 0 else { return nil }
  defer { if descriptor != STDIN_FILENO { close(descriptor) } }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    guard count >= 0 || errno == EINTR else { return nil }
    guard count != 0 else { return bytes }
    bytes += buffer.prefix(max(0, count))
  }
}
