import Testing
import Text

@Suite("Lists (text T7, T8)")
struct ListEditingTests {
  @Test(
    "Enter goes on with marker, number, indentation and box (users 84)",
    arguments: [
      ("- one|", "- one\n- |"), ("  * one| two", "  * one\n  * | two"),
      ("9. one|", "9. one\n10. |"),
      ("3) one|", "3) one\n4) |"), ("- [x] done|", "- [x] done\n- [ ] |"),
      ("\t+ [ ] a|\r\nb", "\t+ [ ] a\r\n\t+ [ ] |\r\nb"), ("-\tone|", "-\tone\n-\t|"),
      ("one\n- |two", "one\n- \n- |two"), ("- ^one| two", "- \n- | two"),
    ])
  func continuing(before: String, after: String) {
    expect(.enter, turns: before, into: after)
  }

  @Test(
    "On an empty item Enter ends the list",
    arguments: [
      ("- one\n- |", "- one\n|"), ("1. |\nx", "|\nx"), ("  - [ ] |\r\n", "|\r\n"),
      ("- one\n  - |", "- one\n|"),
    ])
  func ending(before: String, after: String) {
    expect(.enter, turns: before, into: after)
  }

  @Test(
    "Elsewhere Enter begins a line that is indented as the one before",
    arguments: [
      ("one| two", "one\n| two"), ("  one|", "  one\n  |"), (" |  one", " \n |  one"),
      ("|- one", "\n|- one"), ("-| one", "-\n| one"), ("-one|", "-one\n|"), ("- - -|", "- - -\n|"),
      ("***|", "***\n|"), ("1234567890. a|", "1234567890. a\n|"),
      ("```\n- one|\n```", "```\n- one\n|\n```"), ("~~~ x\n  - |", "~~~ x\n  - \n  |"),
      ("```\n```\n- one|", "```\n```\n- one\n- |"),
    ])
  func elsewhere(before: String, after: String) {
    expect(.enter, turns: before, into: after)
  }

  @Test(
    "Tab indents an item below the one before, S-Tab puts it beside the one above",
    arguments: [
      ("- a\n- b|", "- a\n  - b|", "- a\n- b|"), ("1. a\n2. b|", "1. a\n   2. b|", "1. a\n2. b|"),
      ("10. a\n- |b", "10. a\n    - |b", "10. a\n- |b"), ("- a|", "  - a|", "- a|"),
      ("- a\n\t- b|", "- a\n\t\t- b|", "- a\n\t- b|"),
      ("- a\n^- b\n\n- c|\nd", "- a\n  ^- b\n\n  - c|\nd", "- a\n^- b\n\n- c|\nd"),
      ("^a\nb\n|c", "    ^a\n    b\n|c", "^a\nb\n|c"),
    ])
  func indenting(before: String, indented: String, outdented: String) {
    expect(.tab, turns: before, into: indented)
    expect(.backTab, turns: indented, into: outdented)
  }

  @Test(
    "Outside of lists Tab inserts up to the next stop, in code as well",
    arguments: [
      ("|", "    |"), ("a|b", "a   |b"), ("日|", "日  |"), ("abcd|", "abcd    |"),
      ("```\n- a|", "```\n- a |"), ("a ^b|", "a   |"),
    ])
  func inserting(before: String, after: String) {
    expect(.tab, turns: before, into: after)
  }

  @Test("With tabs as indentation Tab inserts one and indents by one")
  func tabs() {
    let policy = TextPolicy(indentation: .tab)
    expect(.tab, turns: "a|", into: "a\t|", policy)
    expect(.tab, turns: "- a\n- b|", into: "- a\n\t- b|", policy)
    expect(.backTab, turns: "\t- b|", into: "- b|", policy)
    expect(.backTab, turns: "      x|", into: "  x|", policy)
    expect(.backTab, turns: "x|", into: "x|", policy)
  }

  @Test("Each is one step of undo")
  func undo() {
    for (before, command) in [("- a\n^- b\n- c|", TextCommand.tab), ("- a|", .enter)] {
      var editor = editor(before)
      editor.perform(command, .undo)
      #expect(picture(editor) == before)
    }
  }

  private func expect(
    _ command: TextCommand, turns before: String, into after: String,
    _ policy: TextPolicy = TextPolicy(), at location: SourceLocation = #_sourceLocation
  ) {
    var editor = editor(before, policy: policy)
    editor.perform(command)
    #expect(picture(editor) == after, sourceLocation: location)
  }
}
