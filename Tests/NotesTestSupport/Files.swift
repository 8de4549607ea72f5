import Glibc

func check(_ call: String, _ result: Int32) throws {
  guard result == 0 else { throw VaultError(call: call, code: errno) }
}

func withCString<R>(_ path: [UInt8], _ body: (UnsafePointer<CChar>) throws -> R) rethrows -> R {
  try (path + [0]).withUnsafeBufferPointer { bytes in
    try bytes.withMemoryRebound(to: CChar.self) { rebound in
      guard let base = rebound.baseAddress else { preconditionFailure("There is a NUL at least") }
      return try body(base)
    }
  }
}

func writeFile(_ path: [UInt8], _ bytes: [UInt8]) throws {
  let descriptor = withCString(path) { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644) }
  try check("open", descriptor < 0 ? -1 : 0)
  defer { close(descriptor) }
  var rest = bytes[...]
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    try check("write", written < 0 ? -1 : 0)
    rest = rest.dropFirst(written)
  }
}

func readFile(_ path: [UInt8]) throws -> [UInt8] {
  let descriptor = withCString(path) { open($0, O_RDONLY | O_CLOEXEC) }
  try check("open", descriptor < 0 ? -1 : 0)
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let got = read(descriptor, &buffer, buffer.count)
    try check("read", got < 0 ? -1 : 0)
    if got == 0 { return bytes }
    bytes += buffer[..<got]
  }
}

/// Calls `visit` with everything below a folder; links are not followed.
func walk(_ folder: [UInt8], _ visit: ([UInt8], stat) throws -> Void) throws {
  for name in try names(in: folder) {
    let path = folder + "/".utf8 + name
    var status = stat()
    try check("lstat", withCString(path) { lstat($0, &status) })
    try visit(path, status)
    if status.st_mode & S_IFMT == S_IFDIR { try walk(path, visit) }
  }
}

func names(in folder: [UInt8]) throws -> [[UInt8]] {
  guard let stream = withCString(folder, { opendir($0) }) else {
    throw VaultError(call: "opendir", code: errno)
  }
  defer { closedir(stream) }
  var names: [[UInt8]] = []
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
    if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
  }
  return names
}

/// Removes a folder with all that is in it, also where its mode forbids to look or its path is
/// longer than the system takes.
func removeTree(_ folder: [UInt8]) {
  let descriptor = withCString(folder) { path in
    chmod(path, 0o755)
    return open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }
  empty(descriptor)
  _ = withCString(folder) { rmdir($0) }
}

private func empty(_ folder: Int32) {
  guard folder >= 0, let stream = fdopendir(folder) else { return }
  defer { closedir(stream) }
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
    guard name != Array(".".utf8), name != Array("..".utf8) else { continue }
    withCString(name) { name in
      guard unlinkat(folder, name, 0) != 0 else { return }
      fchmodat(folder, name, 0o755, 0)
      empty(openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
      unlinkat(folder, name, AT_REMOVEDIR)
    }
  }
}

/// The bytes of a file anywhere.
public func contents(of path: String) throws -> [UInt8] { try readFile(Array(path.utf8)) }

/// Writes a file anywhere, in place of what it held.
public func setContents(of path: String, to bytes: [UInt8]) throws {
  try writeFile(Array(path.utf8), bytes)
}
