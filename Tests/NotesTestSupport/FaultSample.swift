import Glibc

/// Which of a course's calls are tried on a disk that fails, and with what.
///
/// With `HALO_FAULTS=all` that is each call with everything that can happen to it, else a sample.
package enum FaultSample {
  /// Whether all is tried.
  package static let isWhole = getenv("HALO_FAULTS").map { String(cString: $0) } == "all"

  /// The numbers with which calls are refused.
  package static let codes = [ENOSPC, EIO, EACCES, EROFS, EMFILE]

  /// The calls that are refused, of which a sample has the first and the last of each kind.
  package static func places(in calls: [String]) -> [Int] {
    calls.indices.filter { place in
      isWhole || calls.firstIndex(of: calls[place]) == place
        || calls.lastIndex(of: calls[place]) == place
    }
  }

  /// The calls of which a sample has the last of each kind.
  package static func lastPlaces(in calls: [String]) -> [Int] {
    calls.indices.filter { isWhole || calls.lastIndex(of: calls[$0]) == $0 }
  }

  /// How the calls at these places are refused: each number, once and from there on, or one of these.
  package static func refusals(
    at places: [Int]
  ) -> [(place: Int, fault: FaultyDisk.Fault, code: Int32)] {
    places.enumerated().flatMap { number, place in
      let codes = isWhole ? codes : [codes[number % codes.count]]
      return codes.flatMap { code in
        let faults = [FaultyDisk.Fault.error(code), .lasting(code)]
        return (isWhole ? faults : [faults[number % 2]]).map { (place, $0, code) }
      }
    }
  }

  /// The kills at these places: before others than those that change something a kill leaves what it
  /// leaves before the next of these.
  package static func kills(
    at places: [Int], in calls: [String]
  ) -> [(place: Int, fault: FaultyDisk.Fault)] {
    let changing: Set<String> = [
      "create", "write", "replace", "move", "remove", "makeFolder", "removeFolder", "truncate",
    ]
    return places.filter { isWhole || changing.contains(calls[$0]) }.flatMap { place in
      let faults = calls[place] == "write" ? [FaultyDisk.Fault.death, .deathWithin] : [.death]
      return faults.map { (place, $0) }
    }
  }
}
