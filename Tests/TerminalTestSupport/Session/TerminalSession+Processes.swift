/// What the system knows of a program and of those that it has started.
extension TerminalSession {
  /// The processes that run in the session of the program, itself included.
  public var processes: [Int] { Array(states.keys) }

  /// Whether all processes that the program has started are stopped.
  var isJobStopped: Bool { states.allSatisfy { $0.key == Int(pid) || $0.value == "T" } }

  /// The state of each process of the session, as proc(5) has it.
  private var states: [Int: Substring] {
    var states: [Int: Substring] = [:]
    for process in TestFolder.names(in: "/proc").compactMap({ Int($0) }) {
      // State, parent, group, session; one that has ended and isn't asked for is a zombie.
      let fields = Self.fields(ofStatusOf: process)
      guard fields.count > 3, fields[3] == "\(pid)", fields[0] != "Z" else { continue }
      states[process] = fields[0]
    }
    return states
  }

  /// How often the program's first thread has written and how many bytes, to whatever it has written
  /// to; `nil` where the system doesn't count.
  ///
  /// It is the thread that draws; what workers write isn't in it.
  public var writes: (calls: Int, bytes: Int)? { Self.writes(of: "\(pid)/task/\(pid)") }

  /// How often the program has gone to sleep and been woken; its other threads don't count.
  public var awakenings: Int? {
    TestFolder.text(at: "/proc/\(pid)/status").split(separator: "\n")
      .first { $0.hasPrefix("voluntary_ctxt_switches:") }
      .flatMap { $0.split(separator: "\t").last }.flatMap { Int($0) }
  }

  /// Whether the system counts what processes write; in some containers it doesn't.
  public static var countsWrites: Bool { writes(of: "self") != nil }

  private static func writes(of process: String) -> (calls: Int, bytes: Int)? {
    var counts: [Substring: Int] = [:]
    for line in TestFolder.text(at: "/proc/\(process)/io").split(separator: "\n") {
      let parts = line.split(separator: ":")
      guard parts.count == 2 else { continue }
      counts[parts[0]] = Int(parts[1].drop { $0 == " " })
    }
    guard let calls = counts["syscw"], let bytes = counts["wchar"], calls > 0 else { return nil }
    return (calls, bytes)
  }

  /// The fields of `/proc/PID/stat` that stand after the name of the program, which may hold
  /// anything but ends with ")".
  static func fields(ofStatusOf process: Int) -> [Substring] {
    let status = TestFolder.text(at: "/proc/\(process)/stat")
    guard let name = status.lastIndex(of: ")") else { return [] }
    return status[name...].dropFirst().split(separator: " ")
  }
}
