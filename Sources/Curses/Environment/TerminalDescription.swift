import Geometry
import Interface

/// What is known of a terminal before the first frame; what it answers later comes as events.
public struct TerminalDescription: Sendable, Equatable {
  /// The name of the entry in terminfo that is used, which may be that of a relative.
  public var name: String

  /// Width and height, in cells; never less than 1×1.
  public var size: Size

  /// How many colours a frame may have.
  public var colorDepth: ColorDepth

  /// The encoding of text that the terminal is sent.
  public var encoding: TextEncoding

  /// The byte that the Backspace key sends, as terminfo has it (`kbs`): 0x7f or 0x08.
  public var backspace: UInt8

  /// The attributes that can be seen; the others have no effect.
  public var attributes: Attributes

  /// Whether ssh lies between.
  public var connection: TerminalConnection

  /// Whether tmux or screen lies between.
  public var multiplexer: TerminalMultiplexer

  /// Makes a description.
  public init(
    name: String, size: Size, colorDepth: ColorDepth, encoding: TextEncoding,
    backspace: UInt8 = 0x7f, attributes: Attributes = [], connection: TerminalConnection = .local,
    multiplexer: TerminalMultiplexer = .none
  ) {
    self.name = name
    self.size = size
    self.colorDepth = colorDepth
    self.encoding = encoding
    self.backspace = backspace
    self.attributes = attributes
    self.connection = connection
    self.multiplexer = multiplexer
  }
}
