import Focus
import FoundationEssentials
import Testing

@Suite("Names (focus F2)")
struct IdentifierTests {
  @Test("Names that look alike and differ in bytes are different")
  func bytes() {
    let composed = ItemID("\u{e9}")
    let decomposed = ItemID("e\u{301}")
    #expect(composed.rawValue == decomposed.rawValue)
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
    // The same length in bytes, and equal by Unicode's rules.
    #expect(ItemID("a\u{323}\u{307}") != ItemID("a\u{307}\u{323}"))
  }

  @Test("Equality, order and hash agree for names of any length")
  func agreement() {
    var numbers = SeededNumbers(seed: 2)
    for length in 0..<40 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 97...122, using: &numbers) }
      let name = String(decoding: bytes, as: UTF8.self)
      let same = ItemID(String(decoding: bytes, as: UTF8.self))
      #expect(ItemID(name) == same)
      #expect(ItemID(name).hashValue == same.hashValue)
      #expect(!(ItemID(name) < same))
      for place in bytes.indices {
        var other = bytes
        other[place] ^= 1
        let changed = ItemID(String(decoding: other, as: UTF8.self))
        #expect(ItemID(name) != changed)
        #expect((ItemID(name) < changed) != (changed < ItemID(name)))
      }
      #expect(ItemID(name) != ItemID(name + "x"))
      #expect(ItemID(name) < ItemID(name + "x"))
    }
  }

  @Test("A name is coded as a plain string")
  func coding() throws {
    let data = try JSONEncoder().encode(["a" as GroupID, "b/c"])
    #expect(String(decoding: data, as: UTF8.self) == #"["a","b\/c"]"#)
    #expect(try JSONDecoder().decode([GroupID].self, from: data) == ["a", "b/c"])
  }
}
