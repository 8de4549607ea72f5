import Commands
import Testing

@Suite("Sequences of keys (commands C2)")
struct SequenceMatcherTests {
  private static let known: [KeySequence: String] = ["g g": "top", "g d a": "daily", "x": "cut"]

  private func find(_ keys: KeySequence) -> SequenceMatch<String> {
    if let found = Self.known[keys] { return .found(found) }
    let next = Self.known.keys.filter { $0.goesOn(after: keys) }.map { $0.keys[keys.count] }
    if next.isEmpty { return .nothing }
    return .prefix(next.map { Continuation($0, leads: .more(count: 1)) })
  }

  private func press(
    _ keys: KeySequence, _ matcher: inout SequenceMatcher, at now: Duration = .zero
  ) -> String {
    var last = ""
    for key in keys.keys {
      switch matcher.press(key, at: now, finding: find) {
      case .found(let found): last = found
      case .pending(let keys, _): last = "pending \(keys.notation)"
      case .cancelled(let keys, let misfit):
        last = "cancelled \(keys.notation), \(misfit?.notation ?? "by Esc")"
      case .unmatched(let key): last = "unmatched \(key.notation)"
      }
    }
    return last
  }

  @Test(
    "Keys complete, continue, cancel or fit nothing",
    arguments: [
      ("x", "x"), ("g", "pending g"), ("g g", "top"), ("g d", "pending g d"), ("g d a", "daily"),
      ("g q", "cancelled g, q"), ("g Esc", "cancelled g, by Esc"), ("q", "unmatched q"),
      ("g d Esc", "cancelled g d, by Esc"), ("g q g g", "top"), ("g Esc x", "x"),
    ] as [(KeySequence, String)])
  func presses(keys: KeySequence, outcome: String) {
    var matcher = SequenceMatcher()
    #expect(press(keys, &matcher) == (outcome == "x" ? "cut" : outcome))
  }

  @Test("Continuations are due after the delay, once, and never delay a key")
  func delay() {
    var matcher = SequenceMatcher()
    #expect(matcher.deadline == nil)
    _ = press("g", &matcher, at: .seconds(1))
    #expect(matcher.deadline == .milliseconds(1300))
    #expect(matcher.reveal(at: .milliseconds(1299)) == nil)
    #expect(matcher.reveal(at: .milliseconds(1300))?.isEmpty == false)
    #expect(matcher.deadline == nil)
    #expect(matcher.reveal(at: .seconds(9)) == nil)
    #expect(press("d", &matcher, at: .seconds(9)) == "pending g d")
    #expect(matcher.deadline == .seconds(9))
    #expect(press("a", &matcher, at: .seconds(9)) == "daily")
    #expect(matcher.deadline == nil)
  }

  @Test("Each key of a long prefix starts the delay again until something is shown")
  func restart() {
    var matcher = SequenceMatcher()
    _ = press("g", &matcher)
    _ = press("d", &matcher, at: .milliseconds(200))
    #expect(matcher.deadline == .milliseconds(500))
    _ = press("Esc g", &matcher, at: .seconds(1))
    #expect(matcher.deadline == .milliseconds(1300))
  }

  @Test("Without a delay nothing is ever shown")
  func off() {
    var matcher = SequenceMatcher(delay: nil)
    _ = press("g", &matcher)
    #expect(matcher.deadline == nil)
    #expect(matcher.reveal(at: .seconds(9)) == nil)
    #expect(press("g", &matcher) == "top")
  }

  @Test("A stand-in is tried where the key itself fits nothing, but the misfit is the key")
  func standIns() {
    var matcher = SequenceMatcher()
    guard case .found("cut") = matcher.press("q", or: ["r", "x"], at: .zero, finding: find) else {
      Issue.record("the stand-in wasn't found")
      return
    }
    _ = press("g", &matcher)
    guard
      case .cancelled("g", misfit: "q") = matcher.press("q", or: ["r"], at: .zero, finding: find)
    else {
      Issue.record("the misfit wasn't the key")
      return
    }
  }

  @Test("What is pending can be cancelled from outside")
  func cancel() {
    var matcher = SequenceMatcher()
    #expect(matcher.cancel() == nil)
    _ = press("g", &matcher)
    #expect(matcher.cancel() == "g")
    #expect(matcher.pending == nil)
    #expect(press("g", &matcher) == "pending g")
  }

  @Test("A pending prefix is looked at anew, and forgotten where nothing begins with it any more")
  func renewal() {
    var matcher = SequenceMatcher()
    #expect(matcher.renew(finding: find).isEmpty)
    _ = press("g", &matcher)
    let others: (KeySequence) -> SequenceMatch<String> = { keys in
      keys == "g" ? .prefix([Continuation("a", leads: .command("x", title: "X"))]) : .nothing
    }
    #expect(matcher.renew(finding: others).map(\.key) == ["a"])
    #expect(matcher.pending == "g")
    #expect(matcher.deadline == .milliseconds(300))
    #expect(matcher.reveal(at: .milliseconds(300))?.map(\.key) == ["a"])
    #expect(matcher.renew { _ in .found("complete") }.isEmpty)
    #expect(matcher.pending == nil)
    #expect(matcher.deadline == nil)
  }
}
