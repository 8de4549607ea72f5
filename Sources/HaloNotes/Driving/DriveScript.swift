import Commands
import Geometry

/// A script for the app without a terminal: one step a line.
///
/// A line holds keys, or one of `resize 60x20`, `pass 40`, `wait`, `expect TEXT`, `snapshot` and
/// `kill`. Empty
/// lines and lines that begin with `#` mean nothing.
public struct DriveScript: Sendable, Equatable {
  /// The steps in order.
  public let steps: [Step]

  /// One step of a script.
  public enum Step: Sendable, Equatable {
    /// Press keys.
    case keys(KeyScript)

    /// Give the window another size.
    case resize(Size)

    /// Let so much time pass; what was just begun is then seen on its way.
    case pass(Duration)

    /// Wait until nothing is left to do.
    case wait

    /// Fail unless the screen shows this text.
    case expect(String)

    /// Print the screen now.
    case snapshot

    /// Stop as a killed process does, and start again from the state.
    case kill
  }

  /// Makes a script of steps.
  public init(steps: [Step]) {
    self.steps = steps
  }

  /// Reads a script.
  ///
  /// - Throws: `DriveScriptError`, with the line.
  public init(_ text: String) throws(DriveScriptError) {
    var steps: [Step] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = String(line).trimmingBlanks
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      steps.append(try Self.step(line, at: index + 1))
    }
    self.steps = steps
  }

  private static func step(_ line: String, at number: Int) throws(DriveScriptError) -> Step {
    let word = line.prefix { $0 != " " }
    let rest = String(line.dropFirst(word.count)).trimmingBlanks
    switch word {
    case "wait" where rest.isEmpty: return .wait
    case "snapshot" where rest.isEmpty: return .snapshot
    case "kill" where rest.isEmpty: return .kill
    case "expect":
      guard !rest.isEmpty else { throw .nothingExpected(line: number) }
      return .expect(rest)
    case "resize":
      guard let size = Size(notation: rest) else { throw .notASize(rest, line: number) }
      return .resize(size)
    case "pass":
      guard let time = Int(rest), (1...60_000).contains(time) else {
        throw .notATime(rest, line: number)
      }
      return .pass(.milliseconds(time))
    default:
      do throws(KeyScriptError) {
        return .keys(try KeyScript(line))
      } catch {
        throw .keys(error, line: number)
      }
    }
  }
}

/// Why a script can't be read.
public enum DriveScriptError: Error, Equatable {
  /// A line isn't keys and isn't a step.
  case keys(KeyScriptError, line: Int)

  /// What follows `resize` isn't a size.
  case notASize(String, line: Int)

  /// What follows `pass` isn't a time.
  case notATime(String, line: Int)

  /// Nothing follows `expect`.
  case nothingExpected(line: Int)

  /// What is wrong, in a sentence that names the line.
  public var message: String {
    switch self {
    case .keys(let error, let line): "line \(line): \(error.message)"
    case .notASize(let text, let line):
      "line \(line): “\(text)” is not a size; write it as 80x24."
    case .notATime(let text, let line):
      "line \(line): “\(text)” is not a time; write milliseconds, 1 to 60000, as in pass 40."
    case .nothingExpected(let line): "line \(line): expect needs the text to look for."
    }
  }
}

extension Size {
  /// Reads a size such as `80x24`, each number from 1 to 1,000; `nil` for anything else.
  public init?(notation: String) {
    let parts = notation.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...1_000).contains(columns), (1...1_000).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
