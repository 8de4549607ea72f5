import Glibc

/// Why a configuration file can't be read at all.
public enum ConfigurationFileError: Error, Hashable, Sendable {
  /// There is none: for most files that is no error.
  case missing(path: String)

  /// It is a folder, a pipe or a device.
  case notAFile(path: String)

  /// The system refuses; its error number.
  case unreadable(path: String, code: Int32)
}

extension ConfigurationFileError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    switch self {
    case .missing(let path): "\(path): no such file"
    case .notAFile(let path): "\(path): not a file"
    case .unreadable(let path, let code):
      "\(path): can't be read: \(String(cString: strerror(code)))"
    }
  }
}

/// Reads a configuration file from disk.
///
/// - Parameters:
///   - path: Where it is; also its name in findings.
///   - limits: How much it may hold; no more than that is read.
/// - Throws: When there is no file or it can't be read. What is wrong *in* it is a finding.
public func readConfiguration(
  at path: String, limits: ParseLimits = .standard
) throws(ConfigurationFileError) -> ParsedConfiguration {
  // Without O_NONBLOCK a pipe in place of the file would stop the program.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else {
    let code = errno
    throw code == ENOENT ? .missing(path: path) : .unreadable(path: path, code: code)
  }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path, code: errno) }
  guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
  // One byte more than allowed shows that there is more.
  let most = limits.bytes.addingReportingOverflow(1)
  let bytes = try contents(
    of: descriptor, path: path, upTo: most.overflow ? .max : most.partialValue)
  return parseConfiguration(bytes, file: path, limits: limits)
}

private func contents(
  of descriptor: Int32, path: String, upTo most: Int
) throws(ConfigurationFileError) -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while bytes.count < most {
    let count = read(descriptor, &chunk, min(chunk.count, most - bytes.count))
    if count > 0 {
      bytes += chunk[..<count]
    } else if count == 0 {
      break
    } else if errno != EINTR {
      throw .unreadable(path: path, code: errno)
    }
  }
  return bytes
}
