import Glibc

/// The first program of a name in a search path; `nil` where there is none.
///
/// - Parameter path: As `PATH` has it; folders in it that aren't absolute are passed over, for what lies
///   there depends on where one is.
/// - Complexity: A system call a folder.
public func programPath(_ name: String, in path: String) -> [UInt8]? {
  for folder in path.split(separator: ":") where folder.hasPrefix("/") {
    let program = "\(folder)/\(name)"
    if access(program, X_OK) == 0 { return Array(program.utf8) }
  }
  return nil
}
