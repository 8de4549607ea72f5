import Glibc

/// How much of the processors a thread gets beside others.
public enum ThreadPriority {
  /// Lets the calling thread give way to whatever else runs, for good: what a person waits for comes
  /// first.
  ///
  /// Without rights a thread can't go back, so it is for those of background queues, which dispatch
  /// keeps apart from the others.
  public static func giveWay() { _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10) }
}
