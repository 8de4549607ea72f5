import Glibc
import NotesTestSupport

/// A run of the benchmark.
@MainActor
struct Benchmark {
  private let arguments: Arguments
  private let program: String
  private var report: Report

  /// Prepares a run.
  init(_ arguments: Arguments) {
    self.arguments = arguments
    let own = realPath(of: "/proc/self/exe")
    program = String(own[..<(own.lastIndex(of: "/") ?? own.startIndex)]) + "/halo"
    report = Report(machine: Machine(), commit: arguments.commit)
  }

  /// Measures, and tells each part as soon as it is there.
  ///
  /// - Returns: The exit status: 1 when a budget is broken.
  mutating func run() throws -> Int32 {
    switch arguments.role {
    case .measuring: break
    case .ordering(let path):
      let names = try CodeOrder(program: program, notes: GeneratedNotes(400)).names()
      guard write(names, to: path) else {
        throw BenchmarkError.notRecorded(path, errno: errno)
      }
      return 0
    case .echo:
      MachineSection.echo()
      return 0
    case .counted(let part):
      var frame = try FrameSection(notes: GeneratedNotes())
      frame.count(part, times: InstructionCount.times)
      return 0
    }
    if arguments.parts.contains(.machine) { add(try MachineSection.measure()) }
    if arguments.parts.contains(.engine) {
      add(EngineSection.measure())
      add(CommandSection.measure())
    }
    if arguments.parts.contains(.picture) { add(PictureSection.measure()) }
    if arguments.parts.contains(.text) { TextSection.measure().forEach { add($0) } }
    if arguments.parts.contains(.index) {
      let notes = try GeneratedNotes(IndexSection.count)
      try IndexSection(notes).measure().forEach { add($0) }
      try LargeFolderSection(program: program, notes: notes).measure { add($0) }
    }
    if !arguments.parts.isDisjoint(with: [.frame, .start, .keys, .rest]) { try measureProgram() }
    if arguments.parts.contains(.writing) {
      try WritingSection(program: program).measure { add($0) }
    }
    if let folder = arguments.folder {
      guard let path = report.record(in: folder) else {
        throw BenchmarkError.notRecorded(folder, errno: errno)
      }
      tell("recorded in \(path)\n")
    }
    return report.isBroken ? 1 : 0
  }

  private mutating func measureProgram() throws {
    let notes = try GeneratedNotes()
    if arguments.parts.contains(.frame) {
      var frame = try FrameSection(notes: notes)
      add(frame.measure { InstructionCount().cost(of: $0) })
      add(frame.measureSheets())
    }
    if arguments.parts.contains(.start) {
      add(try StartSection(program: program, notes: notes).measure())
    }
    let keys = KeySection(program: program, notes: notes)
    if arguments.parts.contains(.keys) { try keys.measure { add($0) } }
    if arguments.parts.contains(.rest) { add(try keys.measureRest()) }
  }

  private mutating func add(_ section: Section) {
    report.sections.append(section)
    tell(section.table + "\n")
  }

  private func tell(_ text: String) {
    print(text, terminator: "")
    fflush(nil)
  }
}
