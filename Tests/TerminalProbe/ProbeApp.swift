import CCurses
import Commands
import Curses
import Geometry
import Interface
import TerminalInput

/// A program that shows what it is told, so that tests can see what a terminal did to it.
///
/// Keys: `j` `k` move a highlight, `q` quits with 0, `7` with 7, `z` suspends, `h` hands over to the
/// program of the arguments, `m` `M` mouse on and off, `y` copies, `r` redraws, `e` writes to
/// standard error, `w` is answered by a worker, `g` waits for it, `d` asks for a deadline, `n` turns
/// to the next page of samples, `c` hides the cursor, `f` fills the screen, `p` changes the colours of
/// samples, `v` has something to read, `t` shows the traffic, `x` traps, `o` uses up the stack, `u` changes
/// nothing.
/// After `T` every character is text until Enter.
@MainActor
final class ProbeApp: TerminalApp {
  private let child: [String]
  private let traffic: () -> OutputTraffic
  private var terminal: TerminalDescription?
  private var size = Size(columns: 1, rows: 1)
  private var wakeUp: WakeUp?
  private var reading = Reading.keys
  private var typed: [Unicode.Scalar] = []
  private var highlighted = 0
  private var page = 0
  private var fill = 0
  private var tint = 0
  private let bell = Descriptor(rawValue: cc_bell_open())
  private var hasCursor = true
  private var lines: [String: String] = [:]
  private var counts: [String: Int] = [:]

  private(set) var nextDeadline: Duration?
  private(set) var grace: Duration?

  private enum Reading {
    case keys
    case text
  }

  init(child: [String], traffic: @escaping () -> OutputTraffic) {
    self.child = child
    self.traffic = traffic
  }

  func start(_ terminal: TerminalDescription, wakeUp: WakeUp) {
    self.terminal = terminal
    self.wakeUp = wakeUp
    size = terminal.size
  }

  func handle(_ event: TimedEvent) -> [TerminalRequest] {
    switch event.event {
    case .key(let key):
      return handle(key, at: event.at)
    case .paste(let bytes, let end):
      lines["paste"] = "\(bytes.count) \(end) \(checksum(bytes.map(UInt32.init)))"
    case .mouse(let mouse):
      lines["mouse"] = "\(mouse.kind) \(mouse.position.column),\(mouse.position.row)"
    case .terminalFocus(let focus):
      lines["focus"] = "\(focus)"
    case .reply(let reply):
      note(reply)
    case .resize(let size):
      self.size = size
      counts["resized", default: 0] += 1
    case .wake:
      grace = nil
      counts["woken", default: 0] += 1
    case .deadline:
      nextDeadline = nil
      counts["due", default: 0] += 1
    case .terminate(let termination):
      save(termination)
    case .resumed:
      counts["resumed", default: 0] += 1
    case .childEnded(let token, let result):
      lines["child"] = "\(token.rawValue) \(result)"
    case .readable(let descriptor):
      cc_bell_silence(descriptor.rawValue)
      counts["readable", default: 0] += 1
    }
    return []
  }

  private func note(_ reply: TerminalReply) {
    switch reply {
    case .background(let red, let green, let blue): lines["background"] = "\(red) \(green) \(blue)"
    case .keyboardFlags(let flags): lines["keyboard"] = "\(flags)"
    default: break
    }
  }

  private func handle(_ key: Key, at time: Duration) -> [TerminalRequest] {
    if reading == .text {
      type(key)
      return []
    }
    if key.notation != "u" { lines["key"] = key.notation }
    switch key.notation {
    case "q": return [.quit(status: 0)]
    case "7": return [.quit(status: 7)]
    case "z": return [.suspend]
    case "r": return [.redraw]
    case "m": return [.mouse(.on)]
    case "M": return [.mouse(.off)]
    case "h": return [.handOver(ChildCommand(child), ChildToken(rawValue: 5))]
    case "y": return ClipboardText(Array("copied".utf8)).map { [.copy($0)] } ?? []
    case "d": nextDeadline = time + .milliseconds(1)
    case "w": startWorker()
    case "g":
      grace = .seconds(20)
      startWorker()
    case "e":
      let noise = Array("NOISE\r\nNOISE".utf8)
      _ = cc_write_all(2, noise, noise.count)
    default: change(key.notation)
    }
    return []
  }

  private func change(_ key: String) {
    switch key {
    case "j": highlighted += 1
    case "k": highlighted -= 1
    case "n":
      page = (page + 1) % ProbeDrawing.pages.count
      lines["page"] = "\(page)"
    case "f": fill += 1
    case "c": hasCursor.toggle()
    case "T": reading = .text
    case "t":
      let traffic = traffic()
      lines["traffic"] = "\(traffic.writes) \(traffic.bytes)"
    case "p": tint += 1
    case "v": cc_bell_ring(bell.rawValue)
    case "o": highlighted = dig(highlighted)
    case "x":
      let nothing: [Int] = []
      highlighted = nothing[highlighted]
    default: break
    }
  }

  private func type(_ key: Key) {
    guard let scalar = key.text else {
      reading = .keys
      return
    }
    typed.append(scalar)
    lines["typed"] = "\(typed.count) \(checksum(typed.map(\.value)))"
  }

  var watched: [Descriptor] { [bell] }

  /// Uses up the stack.
  private func dig(_ depth: Int) -> Int { depth < 0 ? 0 : dig(depth + 1) + dig(depth + 2) }

  private func startWorker() {
    guard let wakeUp else { return }
    Task.detached { wakeUp() }
  }

  /// Leaves a file behind that shows that there was time for it.
  private func save(_ termination: Termination) {
    let path = cc_environment("PROBE_REPORT").map { String(cString: $0) }
    guard let path else { return }
    let saved = cc_stderr_divert(path)
    let text = Array("\(termination)".utf8)
    _ = cc_write_all(2, text, text.count)
    cc_stderr_restore(saved)
  }

  var frame: Frame {
    var frame = Frame(size: size)
    guard let terminal else { return frame }
    if fill > 0 { ProbeDrawing.fill(fill, into: &frame) }
    let head = "probe \(size.columns)x\(size.rows) \(terminal.colorDepth) \(terminal.encoding)"
    ProbeDrawing.draw(head, at: Point(column: 0, row: 0), into: &frame)
    let facts = lines.map { "\($0.key): \($0.value)" } + counts.map { "\($0.key): \($0.value)" }
    for (index, fact) in facts.sorted().enumerated() {
      ProbeDrawing.draw(fact, at: Point(column: 0, row: 1 + index), into: &frame)
    }
    ProbeDrawing.drawSamples(page: page, highlighted: highlighted, tint: tint, into: &frame)
    frame.cursor =
      hasCursor ? Point(column: ProbeDrawing.samplesColumn, row: max(0, highlighted)) : nil
    return frame
  }
}

/// FNV-1a, so that a test can compare what it sent with what came without reading it off a screen.
func checksum(_ values: [UInt32]) -> String {
  let sum = values.reduce(UInt32(2_166_136_261)) { ($0 ^ $1) &* 16_777_619 }
  return String(sum, radix: 16)
}
