import Glibc

/// What the system tells of a process.
struct ProcessFacts {
  /// The process.
  let pid: Int32

  /// The most memory that it ever held, in kB.
  var peakMemory: Double? { number(of: "VmHWM:", in: "/proc/\(pid)/status") }

  /// How often each of its threads has gone to sleep so far.
  var sleeps: [Int: Double] {
    guard let folder = opendir("/proc/\(pid)/task") else { return [:] }
    defer { closedir(folder) }
    var sleeps: [Int: Double] = [:]
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let thread = Int(name) else { continue }
      sleeps[thread] = number(
        of: "voluntary_ctxt_switches:", in: "/proc/\(pid)/task/\(name)/status")
    }
    return sleeps
  }

  private func number(of name: String, in path: String) -> Double? {
    textOfFile(path).split(separator: "\n").first { $0.hasPrefix(name) }?
      .split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
      .flatMap { Double($0) }
  }
}
