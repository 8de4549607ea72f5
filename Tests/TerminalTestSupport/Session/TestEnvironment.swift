/// All variables that a program in a test is given, and a folder of its own as its home.
public final class TestEnvironment {
  /// The folder: home, deleted with this value.
  public let folder: TestFolder

  /// The variables; what isn't among them is unset.
  public var variables: [String: String]

  /// What has to be there as long as a program runs in this environment, such as other folders.
  public var belongings: [AnyObject] = []

  /// Makes an environment; a change of `nil` unsets what is usual.
  ///
  /// - Throws: When no folder can be made.
  public init(_ changes: [String: String?] = [:]) throws {
    folder = try TestFolder()
    variables = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": folder.path, "TZ": "UTC",
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      // A crash of a debug build would ask questions on the terminal.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    for (name, value) in changes { variables[name] = value }
  }

  /// The variables as a process is given them.
  package var list: [String] {
    variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
