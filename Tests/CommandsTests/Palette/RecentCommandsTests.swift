import Commands
import FoundationEssentials
import Testing

@Suite("Commands that were run last (commands C16, C21)")
struct RecentCommandsTests {
  private let pin = Command("pin", "Pin", attributes: .repeatable)
  private let tag = Command("tag:git", "Tag", attributes: .repeatable)
  private let open = Command("open", "Open")

  @Test("The last one run is first, each stands there once")
  func order() {
    var recent = RecentCommands()
    for command in [pin, open, tag, pin] { recent.record(command, in: "notes") }
    #expect(recent.ids == ["pin", "tag:git", "open"])
  }

  @Test("The oldest are forgotten")
  func capacity() {
    var recent = RecentCommands()
    for number in 0..<100 { recent.record(Command(CommandID("c\(number)"), "C"), in: nil) }
    #expect(recent.ids.count == RecentCommands.capacity)
    #expect(recent.ids.first == "c99")
    #expect(recent.ids.last == "c36")
  }

  @Test("What is repeated is the group's own last command that can be")
  func repeating() {
    var recent = RecentCommands()
    #expect(recent.toRepeat(in: "notes") == nil)
    recent.record(pin, in: "notes")
    recent.record(open, in: "notes")
    recent.record(tag, in: "detail")
    recent.record(pin, in: nil)
    #expect(recent.toRepeat(in: "notes") == "pin")
    #expect(recent.toRepeat(in: "detail") == "tag:git")
    #expect(recent.toRepeat(in: "sidebar") == nil)
    recent.record(tag, in: "notes")
    #expect(recent.toRepeat(in: "notes") == "tag:git")
  }

  @Test("It can be written and read")
  func coding() throws {
    var recent = RecentCommands()
    recent.record(open, in: "notes")
    recent.record(tag, in: "notes")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = try encoder.encode(recent)
    #expect(
      String(decoding: written, as: UTF8.self)
        == #"{"recent":["tag:git","open"],"repeat":{"notes":"tag:git"}}"#)
    #expect(try JSONDecoder().decode(RecentCommands.self, from: written) == recent)
  }

  @Test(
    "What others wrote is read as far as it fits",
    arguments: [
      ("{}", [], nil), (#"{"recent":["a","b","a"]}"#, ["a", "b"], nil),
      (#"{"repeat":{"notes":"a"},"more":1}"#, [], "a"),
    ] as [(String, [CommandID], CommandID?)])
  func tolerant(text: String, ids: [CommandID], repeated: CommandID?) throws {
    let recent = try JSONDecoder().decode(RecentCommands.self, from: Data(text.utf8))
    #expect(recent.ids == ids)
    #expect(recent.toRepeat(in: "notes") == repeated)
  }

  @Test("More than it holds is cut off when it is read")
  func tooMany() throws {
    let ids = (0..<200).map { #""c\#($0)""# }.joined(separator: ",")
    let recent = try JSONDecoder().decode(
      RecentCommands.self, from: Data(#"{"recent":[\#(ids)]}"#.utf8))
    #expect(recent.ids.count == RecentCommands.capacity)
    #expect(recent.ids.first == "c0")
  }
}
