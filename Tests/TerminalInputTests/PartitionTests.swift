import Commands
import Testing

@testable import TerminalInput

@Suite("How the bytes are cut makes no difference")
struct PartitionTests {
  /// A stretch of input with something of every kind in it.
  private static let mixture = bytes(
    "jé漢🙂\t^[x^[[A^[[1;5C^[OP^[^[[B^[[3$^[[27;6;65~^[[97;5u^[[<0;3;4M^[[<0;3;4m^[[M !!^[[I^[[O"
      + "^[[?62;22c^[]11;rgb:1/2/3\u{7}^[P1$r^[\\^[[200~a\r\n^[[31mb^[[201~^[[?2026;1$yq^[\u{1}^[[1;2R"
  )

  @Test("Two reads give the events of one, wherever the cut is")
  func everySplit() {
    let expected = decoded(Self.mixture)
    #expect(expected.count == 26)
    for cut in Self.mixture.indices {
      var terminal = Terminal()
      terminal.send(Array(Self.mixture[..<cut]))
      terminal.send(Array(Self.mixture[cut...]))
      #expect(terminal.events == expected, "cut at \(cut)")
    }
  }

  @Test("A byte at a time gives the events of one read")
  func byteByByte() {
    var terminal = Terminal()
    for byte in Self.mixture { terminal.send([byte]) }
    #expect(terminal.events == decoded(Self.mixture))
  }

  @Test("Random bytes and damaged sequences: no crash, no difference by cuts, no key lost after")
  func fuzz() {
    var random = SplitMix64(seed: 2024)
    for _ in 0..<3000 {
      let input = Self.randomInput(&random)
      var whole = Terminal()
      whole.send(input)
      var cut = Terminal()
      var rest = input[...]
      while !rest.isEmpty {
        let length = Int.random(in: 1...rest.count, using: &random)
        cut.send(Array(rest.prefix(length)))
        rest = rest.dropFirst(length)
      }
      #expect(cut.events == whole.events, "\(input)")
      whole.settle()
      cut.settle()
      #expect(cut.events == whole.events, "\(input)")
      let before = whole.events.count
      whole.send("q")
      whole.settle()
      #expect(Array(whole.events.dropFirst(before)) == [.key("q")], "\(input)")
    }
  }

  @Test("Plain keys between complete sequences all arrive, in order")
  func noKeyIsLost() {
    var random = SplitMix64(seed: 99)
    for _ in 0..<500 {
      var input: [UInt8] = []
      var typed: [Event] = []
      for _ in 0..<20 {
        let letter = UInt8.random(in: 0x61...0x7A, using: &random)
        input.append(letter)
        typed.append(.key(Key(.character(Unicode.Scalar(letter)))))
        input += bytes(Self.silent.randomElement(using: &random) ?? "")
      }
      #expect(decoded(input) == typed)
    }
  }

  /// Sequences that are complete and make no event.
  private static let silent = [
    "", "^[[>1;2c", "^[]4;1;rgb:1/2/3\u{7}", "^[P>|x^[\\", "^[_G^[\\", "^[[97;1:3u", "^[[35;1;5x",
    "^[[<35;1;1M", "^[[99~",
  ]

  private static func randomInput(_ random: inout SplitMix64) -> [UInt8] {
    var input: [UInt8] = []
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        input.append(UInt8.random(in: 0...255, using: &random))
      }
    case 1:
      // Bytes that begin, separate or end something are met more often than others.
      let telling = bytes("^[[]OPM<>?;:$~0129uRIA\\^_^[\u{7}\r")
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        input.append(telling.randomElement(using: &random) ?? 0)
      }
    default:
      input = mixture
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<input.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: input[place] = UInt8.random(in: 0...255, using: &random)
        case 1: input.remove(at: place)
        default: input.insert(UInt8.random(in: 0...255, using: &random), at: place)
        }
      }
    }
    return input
  }
}
