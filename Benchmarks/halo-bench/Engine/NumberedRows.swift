import Focus
import Geometry

/// A list whose rows are named by numbers, of which one may be missing: it knows where a name stands,
/// or that it has gone, without looking through the others, as a list with an index does.
struct NumberedRows: FocusSource {
  /// The names of all numbers, shared by the lists before and after a change.
  private let names: [ItemID]

  /// The number that has no row.
  private let missing: Int?

  /// How long the names are: up to 15 bytes stand in the name itself, longer ones in memory of their
  /// own that is counted by whoever holds it.
  enum Names {
    case short
    case long
  }

  /// Makes a list of the first so many numbers.
  init(count: Int, names length: Names) {
    names = (0..<count).map {
      ItemID(length == .short ? "note \($0)" : "folder \($0 / 100)/note \($0)")
    }
    missing = nil
  }

  private init(names: [ItemID], missing: Int) {
    self.names = names
    self.missing = missing
  }

  /// The list after a row has gone.
  func without(_ number: Int) -> NumberedRows { NumberedRows(names: names, missing: number) }

  var count: Int { names.count - (missing == nil ? 0 : 1) }
  var generation: UInt64 { UInt64(1 + (missing ?? 0)) }

  func id(at index: Int) -> ItemID { names[index >= missing ?? .max ? index + 1 : index] }

  func index(of id: ItemID, near hint: Int) -> Int? {
    var number = 0
    var digit = 1
    for byte in id.rawValue.utf8.reversed() {
      guard byte >= 0x30, byte <= 0x39 else { break }
      number += Int(byte - 0x30) * digit
      digit *= 10
    }
    guard number != missing, number < names.count else { return nil }
    return number > missing ?? .max ? number - 1 : number
  }

  func rectangle(at index: Int) -> Rectangle {
    Rectangle(column: 0, row: index, columns: 38, rows: 1)
  }

  func nextFocusable(from index: Int, step: FocusStep) -> Int? {
    let next = index + step.sign
    return next >= 0 && next < count ? next : nil
  }
}
