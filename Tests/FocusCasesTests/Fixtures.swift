import FocusCases
import FoundationEssentials
import Testing

/// The files of facts that other systems' tests were read into.
enum Fixture: String, CaseIterable {
  case android = "android-focus-finder"
  case composeTwoItems = "compose-two-items"
  case composeEntry = "compose-entry"
  case flutter = "flutter-traversal"
  case lrud = "lrud-spatial"
  case textual = "textual-order"

  /// How many cases the file holds.
  var count: Int {
    switch self {
    case .android: 35
    case .composeTwoItems: 268
    case .composeEntry: 16
    case .flutter: 48
    case .lrud: 38
    case .textual: 14
    }
  }

  func bytes() throws -> Data {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: folder.appending(path: "Fixtures/\(rawValue).json"))
  }

  func cases() throws -> [FocusCase] {
    let file = try FocusCaseFile(reading: bytes())
    #expect(file.problems.isEmpty)
    return file.cases
  }
}
