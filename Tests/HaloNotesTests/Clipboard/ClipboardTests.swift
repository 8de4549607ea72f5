import Commands
import NotesTestSupport
import TerminalInput
import Testing

@testable import HaloNotes

/// A folder with programs in place of those that reach the clipboard of a desktop: what is copied comes
/// into the file `clip`.
private struct FakeTools {
  let folder: TemporaryVault

  init(_ names: [String], script: String = Self.working) throws {
    folder = try TemporaryVault()
    for name in names {
      try folder.write("bin/\(name)", script)
      try folder.setMode("bin/\(name)", 0o755)
    }
  }

  /// Takes or gives, as its arguments ask for; `$0` tells where it lies.
  static let working = """
    #!/bin/sh
    clip="${0%/*}/../clip"
    printf '%s\\n' "$0 $*" > "${0%/*}/../called"
    case "$0 $*" in
      *wl-paste*|*-out*) /bin/cat "$clip" ;;
      *) /bin/cat > "$clip" ;;
    esac
    """

  func variables(_ others: [String: String]) -> [String: String] {
    ["PATH": "relative:\(path("bin"))"].merging(others) { $1 }
  }

  func path(_ name: String) -> String {
    String(decoding: folder.absolute(name.utf8), as: UTF8.self)
  }

  /// The text of a file in the folder; `nil` where there is none.
  func text(_ name: String) -> String? {
    (try? folder.bytes(of: name.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }
}

@Suite("The program that reaches the clipboard (text T9)")
struct ClipboardToolTests {
  @Test(
    "It is that of Wayland, else that of X; through ssh there is none",
    arguments: [
      (["WAYLAND_DISPLAY": "wayland-0"], "wl-copy"), (["DISPLAY": ":0"], "xclip"),
      (["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"], "wl-copy"),
      (["WAYLAND_DISPLAY": "", "DISPLAY": ":0"], "xclip"), ([:], nil),
      (["DISPLAY": ":0", "SSH_CONNECTION": "1.2.3.4 1 5.6.7.8 22"], nil),
      (["WAYLAND_DISPLAY": "wayland-0", "SSH_TTY": "/dev/pts/1"], nil),
    ] as [([String: String], String?)])
  func choice(variables: [String: String], expected: String?) throws {
    let tools = try FakeTools(["wl-copy", "wl-paste", "xclip"])
    let tool = ClipboardTool(in: tools.variables(variables))
    #expect(tool?.copying.first == expected.map { Array(tools.path("bin/\($0)").utf8) })
  }

  @Test("A program that isn't there is none, and half of Wayland's isn't enough")
  func missing() throws {
    let half = try FakeTools(["wl-copy"])
    #expect(ClipboardTool(in: half.variables(["WAYLAND_DISPLAY": "w"])) == nil)
    let xclip = try FakeTools(["wl-copy", "xclip"])
    let tool = ClipboardTool(in: xclip.variables(["WAYLAND_DISPLAY": "w", "DISPLAY": ":0"]))
    #expect(
      tool?.pasting.map { String(decoding: $0, as: UTF8.self) }
        == [xclip.path("bin/xclip"), "-selection", "clipboard", "-out"])
  }
}

@Suite("Copying and pasting with the desktop's clipboard (text T9)")
struct ClipboardTests {
  private func app(_ tools: FakeTools) throws -> App {
    try App(
      notes: ["A.md": "one two\nthree\n"], variables: tools.variables(["DISPLAY": ":0"]))
  }

  @Test("What is copied is on the clipboard, and that is said; the terminal is sent nothing")
  func copying() throws {
    let tools = try FakeTools(["xclip"])
    let app = try app(tools)
    app.press("e C-Home C-c")
    #expect(tools.text("clip") == "one two\n")
    #expect(tools.text("called")?.hasSuffix("bin/xclip -selection clipboard -in\n") == true)
    #expect(app.message == "Copied 2 words to the clipboard.")
    #expect(app.driver.copied == nil)
    app.press("Esc y")
    #expect(tools.text("clip") == "[[A|one two]]")
    #expect(app.message == "Copied to the clipboard: [[A|one two]]")
  }

  @Test("What others have copied is pasted as one step, literally")
  func pasting() throws {
    let tools = try FakeTools(["xclip"])
    let app = try app(tools)
    try tools.folder.write("clip", "- a\nb")
    app.press("e C-Home C-v")
    #expect(app.text == "- a\nbone two\nthree\n")
    app.press("\"!\" C-z C-z")
    #expect(app.text == "one two\nthree\n")
    #expect(app.faults == [])
  }

  @Test("What is typed while the clipboard's text is on its way comes behind it")
  func order() throws {
    let tools = try FakeTools(["xclip"])
    let app = try app(tools)
    try tools.folder.write("clip", "PASTED")
    app.press("e C-Home")
    let running = app.driver.app
    for key in ["C-v", "a", "C-v", "b"] as [Key] {
      _ = running.handle(TimedEvent(.key(key), at: running.now))
    }
    #expect(app.text == "one two\nthree\n")
    app.driver.wait()
    _ = running.handle(TimedEvent(.wake, at: running.now))
    app.driver.wait()
    _ = running.handle(TimedEvent(.wake, at: running.now))
    #expect(app.text == "PASTEDaPASTEDbone two\nthree\n")
  }

  @Test(
    "Where the program fails the terminal is sent the text, and the own clipboard is pasted",
    arguments: ["#!/bin/sh\nexit 1\n", "#!/bin/sh\nprintf 'a\\0b'\n[ \"$3\" = -out ]\n"])
  func failing(script: String) throws {
    let tools = try FakeTools(["xclip"], script: script)
    let app = try app(tools)
    app.press("e C-Home C-c")
    #expect(app.driver.copied == "one two\n")
    #expect(app.message == "Sent 2 words to the terminal's clipboard.")
    app.press("C-End C-v")
    #expect(app.text == "one two\nthree\none two\n")
  }

  @Test("Cut and paste work inside where there is no program at all")
  func none() throws {
    let app = try App(notes: ["A.md": "one two\nthree\n"])
    app.press("e C-Home C-x C-End C-v")
    #expect(app.text == "three\none two\n")
    #expect(app.driver.copied == "one two\n")
    #expect(app.message == nil)
  }
}
