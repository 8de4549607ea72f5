import Glibc
import Testing

@testable import Text

@Suite("Widths of scalars (text T3)")
struct CellWidthTests {
  @Test(
    "Widths are those that terminals count by",
    arguments: [
      ("a", 1), ("~", 1), ("é", 1), ("\u{AD}", 1), ("ж", 1), ("→", 1), ("…", 1), ("\u{E000}", 1),
      ("\u{1F1E9}", 1), ("ｶ", 1), ("日", 2), ("。", 2), ("\u{3000}", 2), ("한", 2), ("\u{1100}", 2),
      ("👩", 2), ("\u{1F3FD}", 2), ("𠀀", 2), ("\u{301}", 0), ("\u{20E3}", 0), ("\u{1161}", 0),
      ("\u{200D}", 0), ("\u{FE0F}", 0), ("\u{E0100}", 0),
    ] as [(Unicode.Scalar, Int)])
  func widths(scalar: Unicode.Scalar, columns: Int) {
    #expect(CellWidth.columns(of: scalar) == columns)
  }

  @Test(
    "Controls and unknown scalars have no width",
    arguments: ["\0", "\u{1B}", "\u{7F}", "\u{9B}", "\u{378}", "\u{2028}", "\u{10FFFF}"]
      as [Unicode.Scalar])
  func unprintable(scalar: Unicode.Scalar) {
    #expect(CellWidth.columns(of: scalar) == nil)
    #expect(CellWidth.columns(of: scalar, ambiguous: .wide) == nil)
  }

  @Test(
    "Ambiguous scalars are as wide as the setting says, others don't care",
    arguments: [
      ("→", 2), ("…", 2), ("│", 2), ("①", 2), ("·", 2), ("\u{FFFD}", 2), ("a", 1), ("é", 2),
      ("日", 2), ("\u{301}", 0), ("⇄", 1), ("␛", 1), ("␦", 1), ("␤", 1), ("␢", 1), ("␡", 1),
    ] as [(Unicode.Scalar, Int)])
  func ambiguous(scalar: Unicode.Scalar, columns: Int) {
    #expect(CellWidth.columns(of: scalar, ambiguous: .wide) == columns)
  }

  @Test("Runs of the table are sorted, and neighbours differ")
  func tableIsMinimal() {
    let runs = CellWidthTable.runs
    #expect(runs.first.map { $0 >> 3 } == 0)
    for (run, next) in zip(runs, runs.dropFirst()) {
      #expect(run >> 3 < next >> 3)
      #expect(run & 7 != next & 7)
    }
  }

  @Test(
    "The table says what the C library says, for every scalar",
    .enabled(
      if: CLibrary.version == CellWidthTable.libraryVersion,
      "The table is compared with the C library of its own version only"))
  func tableAgreesWithLibrary() throws {
    let widths = try #require(CLibrary.widths())
    var differences: [String] = []
    for value in UInt32(1)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let expected = widths[Int(value)] < 0 ? nil : Int(widths[Int(value)])
      if CellWidth.columns(of: scalar) != expected {
        differences.append("U+" + String(value, radix: 16))
      }
    }
    #expect(differences == [])
  }

  @Test("The filter for what may join never says no to what does")
  func filterIsSafe() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value),
        Appearance(of: scalar).joins
      else { continue }
      let lead = String(scalar).utf8.first
      #expect(lead.map(Appearance.mayJoin(lead:)) == true, "U+\(String(value, radix: 16))")
    }
  }
}

/// The C library that runs the tests.
enum CLibrary {
  /// Its version, "2.36" say.
  static var version: String {
    var text = [CChar](repeating: 0, count: 64)
    let length = confstr(Int32(_CS_GNU_LIBC_VERSION), &text, text.count)
    let bytes = text.prefix(max(0, Int(length) - 1)).map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self).split(separator: " ").last.map(String.init) ?? ""
  }

  /// `wcwidth` of all scalars in C.UTF-8, without touching the locale of other threads.
  static func widths() -> [Int32]? {
    guard let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil) else { return nil }
    let previous = uselocale(locale)
    defer {
      uselocale(previous)
      freelocale(locale)
    }
    // Glibc's Swift module hides `wcwidth` behind a feature macro.
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "wcwidth") else { return nil }
    typealias Function = @convention(c) (wchar_t) -> Int32
    let wcwidth = unsafeBitCast(symbol, to: Function.self)
    return (0...0x10FFFF).map { wcwidth(wchar_t($0)) }
  }
}
