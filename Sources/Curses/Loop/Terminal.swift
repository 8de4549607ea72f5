import CCurses
import Geometry
import Interface

/// A terminal that a program can have: checked when it is made, taken while `run` lasts.
///
///     let terminal = try Terminal(environment: .current())
///     let status = try terminal.run(app)
///
/// Make it before the first thread is started: threads inherit that signals are kept for the loop.
/// They stay with the loop
/// for the rest of the process, so that nothing cuts short what is saved after `run`. A process has
/// one terminal.
@MainActor
public final class Terminal {
  /// What is known of the terminal.
  public let description: TerminalDescription

  private let environment: TerminalEnvironment
  private let capabilities: TerminalCapabilities
  private let options: TerminalOptions
  private let signals: Int32

  private var screen: Screen?

  /// How much the terminal has been sent since `run` began.
  public var traffic: OutputTraffic { screen?.port.traffic ?? OutputTraffic() }

  /// Checks that there is a terminal that can be used; nothing is written and nothing created.
  ///
  /// - Throws: A problem, with a message for the person who started the program.
  public init(
    environment: TerminalEnvironment, options: TerminalOptions = TerminalOptions()
  ) throws(TerminalProblem) {
    guard cc_is_terminal(0) else { throw .notATerminal(.input) }
    guard cc_is_terminal(1) else { throw .notATerminal(.output) }
    let name = try TerminalEntry.name(for: environment.term) { cc_terminfo_open($0) }
    guard cc_terminfo_open(name) else { throw .termUnknown(name) }
    capabilities = try TerminalCapabilities(reading: name)
    let isPlain = environment.color == .attributesOnly || options.color == .attributesOnly
    description = TerminalDescription(
      name: name, size: Screen.currentSize(otherwise: Size(columns: 80, rows: 24)),
      colorDepth: isPlain ? .none : capabilities.colorDepth,
      encoding: .adopt(locale: environment.locale), backspace: capabilities.backspace,
      attributes: capabilities.attributes, connection: environment.connection,
      multiplexer: environment.multiplexer)
    self.environment = environment
    self.options = options
    signals = cc_signals_open()
    guard signals >= 0 else { throw .system(.signals, errno: -signals) }
  }

  /// Lets a program have the terminal until it ends, and gives the terminal back as it was.
  ///
  /// - Returns: The exit status: what the program quit with; 143, 130 or 129 after SIGTERM, SIGINT
  ///   or SIGHUP; 129 when the terminal has gone.
  /// - Throws: A problem when the terminal can't be taken; the program wasn't started then.
  public func run(_ app: some TerminalApp) throws(TerminalProblem) -> Int32 {
    let screen = Screen(
      description, capabilities: capabilities, standardError: options.standardError)
    self.screen = screen
    let loop = try TerminalLoop(
      app, on: screen, description: description, environment: environment, signals: signals,
      escapeDelay: options.escapeDelay)
    return try loop.run()
  }
}

/// What a program wants of a terminal from the start.
public struct TerminalOptions: Sendable, Equatable {
  /// Whether colours are wanted; `NO_COLOR` can take them away, too.
  public var color: ColorWish

  /// Where standard error goes while the screen is up, if it is the terminal.
  public var standardError: StandardErrorTarget

  /// How long a lone Esc waits for more bytes; `nil` for `ESCDELAY`, else what the connection
  /// suggests: 25 ms here, 100 ms through ssh.
  public var escapeDelay: Duration?

  /// Makes options.
  public init(
    color: ColorWish = .automatic, standardError: StandardErrorTarget = .discard,
    escapeDelay: Duration? = nil
  ) {
    self.color = color
    self.escapeDelay = escapeDelay
    self.standardError = standardError
  }
}

/// Where standard error goes while a screen is up.
public enum StandardErrorTarget: Sendable, Equatable {
  /// Nowhere.
  case discard
  /// To the end of a file, which only its owner may read.
  case append(path: String)
}
