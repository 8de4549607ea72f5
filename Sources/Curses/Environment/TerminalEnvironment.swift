import CCurses

/// The variables of the environment that say something about the terminal, read once.
///
/// Nothing else in this module asks the environment, so a program can run with one that it made up.
public struct TerminalEnvironment: Sendable, Equatable {
  /// `TERM`: the name of the terminal; `nil` where it is unset or empty.
  public var term: String?

  /// Whether `NO_COLOR` is set and not empty.
  public var color: ColorWish

  /// `LC_ALL`, else `LC_CTYPE`, else `LANG`: the first that isn't empty.
  public var locale: String?

  /// Whether the program was started through ssh (`SSH_CONNECTION`, `SSH_TTY`).
  public var connection: TerminalConnection

  /// A program between this one and the terminal (`TMUX`, `STY`).
  public var multiplexer: TerminalMultiplexer

  /// `ESCDELAY`: how long a lone Esc waits for more, in milliseconds; `nil` where it is no number.
  public var escapeDelay: Int?

  /// Makes an environment from variables; an empty one counts as unset.
  public init(variables: [String: String]) {
    func value(_ name: String) -> String? {
      guard let found = variables[name], !found.isEmpty else { return nil }
      return found
    }
    term = value("TERM")
    color = value("NO_COLOR") == nil ? .automatic : .attributesOnly
    locale = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG")
    connection = value("SSH_CONNECTION") ?? value("SSH_TTY") == nil ? .local : .remote
    multiplexer = value("TMUX") != nil ? .tmux : value("STY") != nil ? .screen : .none
    escapeDelay = value("ESCDELAY").flatMap { Int($0) }.map { min(max($0, 0), 5000) }
  }

  /// The environment that the process was started with.
  public static func current() -> TerminalEnvironment {
    var variables: [String: String] = [:]
    for name in names {
      if let value = cc_environment(name) { variables[name] = String(cString: value) }
    }
    return TerminalEnvironment(variables: variables)
  }

  private static let names = [
    "TERM", "NO_COLOR", "LC_ALL", "LC_CTYPE", "LANG", "SSH_CONNECTION", "SSH_TTY", "TMUX", "STY",
    "ESCDELAY",
  ]
}

/// Whether colours are wanted.
public enum ColorWish: Sendable, Equatable {
  /// As many as the terminal has.
  case automatic
  /// None, greys neither: bold, reverse and the like only.
  case attributesOnly
}

/// Where the terminal is, seen from the program.
public enum TerminalConnection: Sendable, Equatable {
  case local
  /// At the other end of an ssh connection: bytes take their time.
  case remote
}

/// A program that shows several terminals in one.
public enum TerminalMultiplexer: Sendable, Equatable {
  case none
  case tmux
  case screen
}
