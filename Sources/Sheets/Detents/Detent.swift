/// A height at which a sheet comes to rest.
///
/// A detent holds no height but a rule that turns the space at hand into one, so it stays right
/// when the window changes:
///
///     let third = Detent("third") { $0.container.rows / 3 }
///
/// A rule that returns `nil` takes its detent out of use. Rows are those of the whole sheet, chrome
/// included. The behaviour is that of UIKit's `UISheetPresentationController.Detent`.
public struct Detent: Sendable {
  /// The name of a detent, unique within a sheet.
  public struct Identifier: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
    /// The name as text.
    public let rawValue: String

    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a literal name.
    public init(stringLiteral value: String) { self.init(value) }
  }

  /// The name of this detent.
  public let identifier: Identifier

  /// Turns the space at hand into rows; `nil` when the detent is out of use there.
  private let rule: @Sendable (DetentContext) -> Int?

  /// Makes a detent from a rule.
  ///
  /// - Parameter rule: The rows of the whole sheet, or `nil`. Any number is allowed; it must depend
  ///   on nothing but the context, for it may be asked at any time.
  public init(_ identifier: Identifier, rule: @escaping @Sendable (DetentContext) -> Int?) {
    self.identifier = identifier
    self.rule = rule
  }

  /// The rows of a sheet at this detent, between ``DetentContext/minimumRows`` and
  /// ``DetentContext/maximumRows``; `nil` when the detent is out of use (sheets S2).
  ///
  /// A detent can be built on another one with it: 80 % of `medium`, say.
  public func resolvedRows(in context: DetentContext) -> Int? {
    rule(context)?.clamped(to: context.minimumRows...context.maximumRows)
  }
}
