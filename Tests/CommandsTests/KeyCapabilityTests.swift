import Commands
import Testing

@Suite("Which keys a terminal can send (commands C3)")
struct KeyCapabilityTests {
  @Test(
    "A key that common terminals can't tell from another counts as that one",
    arguments: [
      ("C-n", "C-n"), ("S-Tab", "S-Tab"), ("A-Up", "A-Up"), ("C-Space", "C-Space"),
      ("S-Enter", "Enter"), ("C-Enter", "Enter"), ("C-A-Enter", "A-Enter"), ("C-Tab", "Tab"),
      ("C-S-Tab", "S-Tab"), ("S-Space", "Space"), ("S-Backspace", "Backspace"),
      ("C-Backspace", "C-h"), ("A-Backspace", "A-Backspace"), ("C-S-a", "C-a"), ("C-S-i", "Tab"),
      ("C-A-S-a", "C-A-a"), ("C-2", "C-Space"), ("C-3", "Esc"), ("C-7", "C-_"), ("C--", "C-_"),
      ("C-8", "Backspace"), ("C-?", "Backspace"), ("C-S-Left", "C-S-Left"), ("F18", "S-F6"),
      ("F12", "F12"), ("S-Esc", "S-Esc"), ("D-a", nil), ("C-1", nil), ("C-;", nil), ("C-é", nil),
      ("F25", nil), ("C-F13", nil), ("S-1", nil),
    ] as [(Key, Key?)])
  func commonForm(key: Key, common: Key?) {
    #expect(key.commonForm == common)
  }

  @Test("What a common terminal sends is its own common form")
  func idempotent() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<5000 {
      let scalar = Unicode.Scalar(UInt8.random(in: 0...0x7F, using: &random))
      let modifiers = Key.Modifiers(rawValue: UInt8.random(in: 0...15, using: &random))
      guard let common = Key(.character(scalar), modifiers).commonForm else { continue }
      #expect(common.commonForm == common)
    }
  }

  @Test(
    "Each kind of terminal sends what it can",
    arguments: [
      ("a", true, true, true), ("C-a", true, true, true), ("A-a", true, true, true),
      ("Tab", true, true, true), ("S-Tab", false, true, true), ("F12", true, true, true),
      ("S-F6", true, true, true), ("S-F9", false, true, true), ("C-F1", false, true, true),
      ("C-Left", false, true, true), ("Left", true, true, true), ("S-Enter", false, false, true),
      ("C-S-a", false, false, true), ("C-1", false, false, true), ("F13", false, false, true),
      ("D-a", false, false, false), ("S-PageUp", false, false, false),
    ] as [(Key, Bool, Bool, Bool)])
  func canSend(key: Key, console: Bool, common: Bool, extended: Bool) {
    #expect(KeyCapability.console.canSend(key) == console)
    #expect(KeyCapability.common.canSend(key) == common)
    #expect(KeyCapability.extended.canSend(key) == extended)
  }

  @Test("A key that something in between takes away can't be sent, nor a sequence with it")
  func intercepted() {
    let capability = KeyCapability(.xterm, intercepted: ["C-b"])
    #expect(!capability.canSend(Key("C-b")))
    #expect(!capability.canSend("g C-b" as KeySequence))
    #expect(capability.canSend("g C-d" as KeySequence))
  }

  @Test("The keys of the program's contract can be sent anywhere (contract, Keys)")
  func contract() throws {
    let keys = """
      Tab S-Tab F6 S-F6 1 2 3 4 ? F1 : C-p F10 F9 Esc q C-q A-q C-l ] [ J K H L C-o C-n u C-r . z < > \
      / g n b o d t T s F3 C-w p h j k l c C-z C-c Down Up Home G End C-d C-u PageDown PageUp C-f C-b \
      Left Right f Enter a Space v V e E r m Backspace Delete y } { C-e C-y i x N + = - C-Left C-Right \
      S-Up S-Down S-Left S-Right C-Space C-a A-b A-f A-d C-k A-a C-x C-v C-s C-g A-Up A-Down A-p A-n
      """
    for key in try KeySequence(notation: keys).keys {
      #expect(KeyCapability.common.canSend(key), "\(key.notation)")
    }
  }

  @Test("Commands are found that no key of theirs can run")
  func withoutKey() throws {
    let registry = try CommandRegistry([
      Command("a", "A", keys: ["S-Enter", "g a"]), Command("b", "B", keys: ["S-Enter", "D-b"]),
      Command("c", "C"),
    ])
    #expect(registry.commandsWithoutKey(on: .common) == ["b"])
    #expect(registry.commandsWithoutKey(on: .extended) == [])
  }
}
