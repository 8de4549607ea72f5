import Notes

/// How long ago something was changed, in at most four cells: `now`, `5 m`, `3 h`, `2 d`, `7 w`,
/// `4 y`.
///
/// What lies in the future, after a clock was set back, is `now`.
func age(of change: FileTime, at time: FileTime) -> String {
  let seconds =
    time.nanoseconds.subtractingReportingOverflow(change.nanoseconds)
    .partialValue / 1_000_000_000
  switch seconds {
  case ..<60: return "now"
  case ..<3_600: return "\(seconds / 60) m"
  case ..<86_400: return "\(seconds / 3_600) h"
  case ..<604_800: return "\(seconds / 86_400) d"
  case ..<31_536_000: return "\(seconds / 604_800) w"
  default: return "\(seconds / 31_536_000) y"
  }
}

extension FileTime {
  /// The time so much later.
  func adding(_ duration: Duration) -> FileTime {
    let (seconds, attoseconds) = duration.components
    return FileTime(
      nanoseconds: nanoseconds &+ seconds &* 1_000_000_000 &+ attoseconds / 1_000_000_000)
  }
}
