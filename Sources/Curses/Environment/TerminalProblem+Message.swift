extension TerminalProblem {
  /// One line that says what is the matter and what to do; no control characters.
  public var message: String {
    switch self {
    case .notATerminal(.input):
      "standard input is not a terminal; start it from a terminal, without < or |"
    case .notATerminal(.output):
      "standard output is not a terminal; start it in a terminal, without > or |"
    case .termUnset:
      "TERM is not set; set it to the name of your terminal, such as TERM=xterm-256color"
    case .termUnknown(let name):
      "the terminal \"\(Self.shown(name))\" is unknown here; "
        + "install its terminfo entry or try TERM=xterm-256color"
    case .cannotMoveCursor(let name):
      "the terminal \"\(Self.shown(name))\" cannot move its cursor; "
        + "use another one, such as TERM=xterm-256color"
    case .system(let request, let errno):
      "\(Self.phrase(for: request)) (error \(errno)); start it in another terminal"
    }
  }

  private static func phrase(for request: SystemRequest) -> String {
    switch request {
    case .terminalAttributes: "the settings of the terminal cannot be changed"
    case .screen: "the terminal cannot be used by ncurses"
    case .signals: "signals cannot be received"
    case .wakeUp: "no event descriptor can be opened"
    }
  }

  /// A name from the environment with everything but printable ASCII shown as `?`.
  private static func shown(_ name: String) -> String {
    String(name.unicodeScalars.map { $0.value >= 0x20 && $0.value < 0x7f ? Character($0) : "?" })
  }
}
