extension Theme {
  /// How well everything in the theme stands out.
  ///
  /// Ratios are those of WCAG 2.2: 4.5 for text (1.4.3), 3 for lines that say where the focus is
  /// (1.4.11). `dimmed` isn't looked at: what lies behind a modal sheet can't be used. Attributes
  /// aren't counted, save `reverse`.
  ///
  /// - Parameter ground: The terminal's own colours; by default those that the theme declares, else
  ///   some usual ones of its appearance.
  /// - Complexity: O(styles × grounds)
  public func contrasts(on ground: ContrastGround? = nil) -> [ContrastFinding] {
    let grounds = (ground ?? self.ground).map { [$0] } ?? ContrastGround.usual(for: appearance)
    var findings: [ContrastFinding] = []
    for name in StyleName.allCases {
      guard let required = name.requiredContrast else { continue }
      findings.append(
        finding(.style(name), required, on: grounds) { [self[name].seen(on: $0)] })
      guard name.isText, name != .selected else { continue }
      findings.append(
        finding(.styleOnSelected(name), required, on: grounds) {
          [self[name].tinted(with: self[.selected]).seen(on: $0)]
        })
    }
    let line = Style(foreground: halo.color)
    findings.append(finding(.halo, 3, on: grounds) { [line.seen(on: $0)] })
    findings.append(
      finding(.haloOnSelected, 3, on: grounds) {
        [Style(foreground: halo.color, background: self[.selected].background).seen(on: $0)]
      })
    return findings
  }

  private func finding(
    _ subject: ContrastFinding.Subject, _ required: Double, on grounds: [ContrastGround],
    _ pairs: (ContrastGround) -> [ContrastGround]
  ) -> ContrastFinding {
    let ratios = grounds.flatMap(pairs).compactMap { $0.foreground.contrast(with: $0.background) }
    return ContrastFinding(subject: subject, ratio: ratios.min(), required: required)
  }
}

extension ContrastGround {
  /// Colours of common terminals, darkest and lightest among them.
  static func usual(for appearance: Appearance) -> [ContrastGround] {
    let dark = [
      ContrastGround(foreground: .rgb(204, 204, 204), background: .rgb(0, 0, 0)),
      ContrastGround(foreground: .rgb(212, 212, 212), background: .rgb(30, 30, 30)),
      ContrastGround(foreground: .rgb(171, 178, 191), background: .rgb(40, 44, 52)),
    ]
    let light = [
      ContrastGround(foreground: .rgb(0, 0, 0), background: .rgb(255, 255, 255)),
      ContrastGround(foreground: .rgb(56, 58, 66), background: .rgb(250, 250, 250)),
      ContrastGround(foreground: .rgb(76, 79, 105), background: .rgb(239, 241, 245)),
    ]
    return switch appearance {
    case .dark: dark
    case .light: light
    case .any: dark + light
    }
  }
}

extension Style {
  /// The colours that are seen where the terminal's own are those of `ground`.
  fileprivate func seen(on ground: ContrastGround) -> ContrastGround {
    let front = foreground == .standard ? ground.foreground : foreground
    let back = background == .standard ? ground.background : background
    return attributes.contains(.reverse)
      ? ContrastGround(foreground: back, background: front)
      : ContrastGround(foreground: front, background: back)
  }
}

extension StyleName {
  /// The least contrast ratio; `nil` where none is asked for.
  fileprivate var requiredContrast: Double? {
    switch self {
    case .dimmed, .border, .thumb, .rule, .quoteBar, .codeBar: nil
    case .borderFocused, .grabber, .remembered: 3
    default: 4.5
    }
  }

  /// Whether text in this style can stand in the row of the focused item.
  fileprivate var isText: Bool {
    switch self {
    case .dimmed, .border, .borderFocused, .thumb, .rule, .quoteBar, .codeBar, .grabber: false
    case .remembered, .title, .titleFocused, .trailing, .info, .warning, .error, .progress: false
    case .selection, .matchCurrent, .placeholder: false
    default: true
    }
  }
}
