import Glibc

/// What was measured on.
struct Machine {
  /// The processor's model, as its maker calls it.
  let processor: String

  /// How many of its cores there are.
  let cores: Int

  /// The system and its kernel.
  let system: String

  /// The instruction set.
  let architecture: String

  /// The load average of the last minute, before anything was measured.
  let load: String

  /// Looks at this machine.
  init() {
    cores = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    var name = utsname()
    uname(&name)
    architecture = Machine.text(of: name.machine)
    let release = textOfFile("/etc/os-release").split(separator: "\n")
      .first { $0.hasPrefix("PRETTY_NAME=") }?.dropFirst("PRETTY_NAME=".count)
      .filter { $0 != "\"" }
    system = "\(release ?? Machine.text(of: name.sysname)), Linux \(Machine.text(of: name.release))"
    let model = textOfFile("/proc/cpuinfo").split(separator: "\n")
      .first { $0.hasPrefix("model name") }
      .flatMap { $0.split(separator: ":").last }
    processor = model.map { $0.drop { $0 == " " }.description } ?? architecture
    load = String(textOfFile("/proc/loadavg").prefix { $0 != " " })
  }

  /// The kind of machine in a few letters, for the name of a file.
  var kind: String { "\(architecture)-\(cores)-cores" }

  private static func text<Characters>(of characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

/// The text of a file; empty where there is none.
func textOfFile(_ path: String) -> String {
  guard let file = fopen(path, "r") else { return "" }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4096)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Writes a whole file; `false`, with `errno`, where that can't be done.
func write(_ text: String, to path: String) -> Bool {
  guard let file = fopen(path, "w") else { return false }
  let isWritten = fputs(text, file) >= 0
  return fclose(file) == 0 && isWritten
}

/// Today, as `2026-01-31`.
func today() -> String {
  var seconds = time(nil)
  var date = tm()
  localtime_r(&seconds, &date)
  func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
  return "\(date.tm_year + 1900)-\(two(date.tm_mon + 1))-\(two(date.tm_mday))"
}
