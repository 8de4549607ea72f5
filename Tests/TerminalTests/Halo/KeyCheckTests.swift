import Glibc
import TerminalTestSupport
import Testing

@Suite("halo keys --check tells which keys can't do what they are bound to (commands C14)")
struct KeyCheckTests {
  /// The answer for a keymap.
  private func check(_ keymap: String) throws -> ProgramResult {
    let halo = try Halo()
    let folder = halo.environment.folder
    halo.environment.variables["XDG_CONFIG_HOME"] = folder.path
    #expect(mkdir(folder.path + "/halo", 0o755) == 0)
    folder.write(keymap, to: "halo/keys.yaml")
    return Halo.program.run(["keys", "--check"], environment: halo.environment)
  }

  @Test("Keys of one's own that fit say nothing and end with 0")
  func fine() throws {
    let result = try check("bind: [{ command: note.new, keys: C-k }]\n")
    #expect(result.status == 0)
    #expect(result.output == "")
  }

  @Test(
    "Each contradiction is a line on standard output, and the status is 1",
    arguments: [
      (
        "bind: [{ command: note.new, keys: g }]\n",
        "\"g\" anywhere runs note.new, so \"g /\", \"g T\", \"g b\", \"g d\", \"g f\", \"g g\", \"g m\", \"g n\", \"g o\", \"g q\", \"g s\", \"g t\", \"g x\" can't be reached\n"
      ),
      (
        "bind: [{ command: note.look, keys: j, in: notes }]\n",
        "\"j\" in notes is bound to note.look, but runs focus.down, which comes first\n"
      ),
      (
        "bind:\n- { command: note.new, keys: x }\n- { command: note.open, keys: x }\n",
        ":3:31: \"x\" anywhere is bound to note.new and to note.open\n"
      ),
    ])
  func contradictions(keymap: String, line: String) throws {
    let result = try check(keymap)
    #expect(result.status == 1)
    #expect(result.output.hasSuffix(line), "\(result.output)")
    #expect(result.errors.isEmpty)
  }
}
