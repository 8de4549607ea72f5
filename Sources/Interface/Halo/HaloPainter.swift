import Focus
import Geometry

/// Where a halo is to be painted.
public struct HaloTarget: Hashable, Sendable {
  /// The item, on the screen.
  public var area: Rectangle

  /// Nothing is painted outside it: the inside of the item's pane.
  public var bounds: Rectangle

  /// What the item is to the focus.
  public var mark: FocusMark

  /// Makes a target.
  public init(area: Rectangle, bounds: Rectangle, mark: FocusMark) {
    self.area = area
    self.bounds = bounds
    self.mark = mark
  }

  /// The part of the item that shows.
  public var visible: Rectangle { area.intersection(bounds) }
}

/// A halo of one's own, painted where an item's effect is `.custom`.
///
/// It paints after everything else and has to read without colour; to stay off the neighbours it
/// asks `Frame.isFree(_:within:)`.
public protocol HaloDrawing: Sendable {
  /// Marks the item in the frame.
  func draw(_ target: HaloTarget, into frame: inout Frame, theme: Theme)
}

/// Marks the focused item in a frame that is otherwise complete (focus F32, F33).
///
/// Lines of a halo go to free cells only, so no text is ever painted over; where there are none the
/// item is shown in reverse. Every shape reads without colour.
public struct HaloPainter: Sendable {
  /// Gives the tint, the default shape and the colours.
  public let theme: Theme

  private let custom: [String: any HaloDrawing]

  /// Makes a painter.
  ///
  /// - Parameters:
  ///   - theme: Gives the tint, the default shape and the colours.
  ///   - custom: Effects of one's own, by the name in `FocusEffect.custom`; an unknown name is
  ///     painted as the theme's halo.
  public init(theme: Theme, custom: [String: any HaloDrawing] = [:]) {
    self.theme = theme
    self.custom = custom
  }

  /// Paints the theme's own halo.
  public func paint(_ target: HaloTarget, into frame: inout Frame) {
    paint(theme.halo.shape, theme.halo.position, target, into: &frame)
  }

  /// Paints the effect that an item asks for.
  public func paint(_ effect: FocusEffect, _ target: HaloTarget, into frame: inout Frame) {
    switch effect {
    case .none: return
    case .halo(let shape, let position): paint(shape, position, target, into: &frame)
    case .custom(let name):
      guard let drawing = custom[name] else { return paint(target, into: &frame) }
      drawing.draw(target, into: &frame, theme: theme)
    }
  }

  private func paint(
    _ shape: HaloShape, _ position: HaloPosition, _ target: HaloTarget, into frame: inout Frame
  ) {
    guard !target.visible.isEmpty else { return }
    guard target.mark != .remembered else { return paintMemory(target, position, into: &frame) }
    let lines = HaloLines(
      target: target, position: position, style: theme.haloStyle(for: target.mark))
    let hasTint = target.mark == .focused && theme[.selected].background != .standard
    let shape = hasTint ? shape : shape.withoutColor
    let isPainted =
      switch shape {
      case .bar: lines.drawBar(theme.signs.haloBar, into: &frame)
      case .ring: lines.drawRing(theme.borders.lines(.heavy), into: &frame)
      case .underline: underline(target, lines, into: &frame)
      case .glow: true
      case .invert: false
      }
    tint(target, into: &frame)
    if !isPainted { add(.reverse, to: target.visible, of: &frame) }
  }

  private func underline(
    _ target: HaloTarget, _ lines: HaloLines, into frame: inout Frame
  ) -> Bool {
    if !lines.drawLineBelow(theme.borders.lines(.heavy).horizontal, into: &frame) {
      add(.underline, to: target.visible, of: &frame)
    }
    return true
  }

  /// The thin bar of an item that isn't focused now; nothing where no cell is free.
  private func paintMemory(
    _ target: HaloTarget, _ position: HaloPosition, into frame: inout Frame
  ) {
    let lines = HaloLines(
      target: target, position: position, style: theme.haloStyle(for: .remembered))
    _ = lines.drawBar(theme.signs.rememberedBar, into: &frame)
  }

  private func tint(_ target: HaloTarget, into frame: inout Frame) {
    guard target.mark == .focused else {
      add(.dim, to: target.visible, of: &frame)
      return
    }
    let tint = theme[.selected]
    frame.restyle(target.visible) { $0.tinted(with: tint) }
  }

  private func add(_ attributes: Attributes, to area: Rectangle, of frame: inout Frame) {
    frame.restyle(area) { style in
      var style = style
      style.attributes.formUnion(attributes)
      return style
    }
  }
}

extension Theme {
  /// The style of a halo's lines: bold in the halo's colour where the item holds the focus, dim while
  /// the terminal is away (focus F33), faint where the item is remembered.
  public func haloStyle(for mark: FocusMark) -> Style {
    switch mark {
    case .focused: Style(foreground: halo.color, attributes: .bold)
    case .away: self[.dimmed]
    case .remembered: self[.remembered]
    }
  }
}
