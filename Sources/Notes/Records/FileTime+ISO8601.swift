extension FileTime {
  /// The moment as ISO 8601 with a time zone: `2026-11-30T17:04:05+01:00`.
  ///
  /// - Parameter offset: How many seconds local time is ahead of UTC at that moment; seconds that
  ///   make no whole minute can't be written and are left out.
  /// - Returns: Text with at least four digits of the year, which is negative before year 0.
  public func iso8601(offset: Int) -> String {
    let minutes = offset / 60
    let (days, second) = FileTime.floor(Int(seconds) + minutes * 60, by: 86_400)
    let (year, month, day) = FileTime.date(days: days)
    let date = "\(pad(year, 4))-\(pad(month, 2))-\(pad(day, 2))"
    let time = "\(pad(second / 3_600, 2)):\(pad(second / 60 % 60, 2)):\(pad(second % 60, 2))"
    let zone = abs(minutes)
    let sign = minutes < 0 ? "-" : "+"
    return "\(date)T\(time)\(sign)\(pad(zone / 60, 2)):\(pad(zone % 60, 2))"
  }

  private func pad(_ number: Int, _ width: Int) -> String {
    let digits = String(abs(number))
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }

  /// A whole division whose rest is never negative.
  static func floor(_ value: Int, by divisor: Int) -> (quotient: Int, rest: Int) {
    let rest = (value % divisor + divisor) % divisor
    return ((value - rest) / divisor, rest)
  }

  /// The date of a day, counted from 1970, in the Gregorian calendar carried back before its start.
  ///
  /// Years are counted from March, so that the day that comes and goes is the last one of a year;
  /// then 400 years are always 146,097 days.
  static func date(days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = floor(days + 719_468, by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }
}
