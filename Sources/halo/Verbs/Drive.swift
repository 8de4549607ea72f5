import FoundationEssentials
import Geometry
import Glibc
import HaloNotes
import Interface
import Notes
import Scenes

extension Program {
  /// `halo drive`: the app without a terminal.
  func drive() throws -> Int32 {
    guard invocation.operands.isEmpty else { throw UsageError.tooManyOperands(.drive) }
    let script = try driveScript()
    let size = try driveSize()
    let notebook = try notebook()
    let state = invocation.values[.state].flatMap {
      StatePath(absolutePath($0, in: currentFolder()))
    }
    let environment = AppEnvironment(
      notebook: notebook, variables: variables, themes: try themes(ownOnes: .left), state: state,
      cache: state?.appending("index"), watching: nil, startTime: try driveTime(),
      localOffset: localOffset)
    let driver = Driver(environment: environment, size: size)
    var snapshots: [Snapshot] = []
    for step in script.steps where driver.ended == nil {
      switch step {
      case .keys(let keys): driver.press(keys.keys)
      case .resize(let size): driver.resize(to: size)
      case .pass(let time): driver.elapse(time)
      case .wait: driver.wait()
      case .kill: driver.kill()
      case .snapshot:
        snapshots.append(driver.snapshot)
        if !invocation.has(.json) { try say(driver.screen.joined(separator: "\n")) }
      case .expect(let text):
        guard driver.screen.contains(where: { $0.contains(text) }) else {
          try say(driver.screen.joined(separator: "\n"))
          complain("“\(text)” isn't on the screen.")
          return 1
        }
      }
    }
    let last = driver.snapshot
    driver.finish()
    if invocation.has(.json) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data =
        snapshots.isEmpty ? try encoder.encode(last) : try encoder.encode(snapshots + [last])
      try say(String(decoding: data, as: UTF8.self))
    } else {
      try say(last.screen.joined(separator: "\n"))
    }
    return 0
  }

  private func driveScript() throws -> DriveScript {
    var steps: [DriveScript.Step] = []
    if let keys = invocation.text(.keys) {
      do throws(KeyScriptError) {
        steps.append(.keys(try KeyScript(keys)))
      } catch {
        throw UsageError.badValue(.keys, keys, expected: error.message)
      }
    }
    if let file = invocation.values[.script] {
      guard let bytes = readFile(at: file) else {
        throw UsageError.script("\(String(decoding: file, as: UTF8.self)) can't be read.")
      }
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(DriveScriptError) {
        steps += try DriveScript(text).steps
      } catch {
        throw UsageError.script("\(String(decoding: file, as: UTF8.self)), \(error.message)")
      }
    }
    return DriveScript(steps: steps)
  }

  private func driveSize() throws(UsageError) -> Size {
    guard let text = invocation.text(.size) else { return Size(columns: 100, rows: 30) }
    guard let size = Size(notation: text) else {
      throw .badValue(.size, text, expected: "write columns and rows as 80x24, 1000 at most.")
    }
    return size
  }

  private func driveTime() throws(UsageError) -> FileTime {
    guard let text = invocation.text(.now) else { return now() }
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw .badValue(.now, text, expected: "write a time as 2026-01-31T12:00:00Z.")
    }
    return FileTime(nanoseconds: Int64(date.timeIntervalSince1970 * 1_000_000_000))
  }
}
