import Glibc

/// How much of the processors a thread gets beside others.
public enum ThreadPriority {
  /// Lets the calling thread run when nothing else wants to, for good: what a person waits for comes
  /// first.
  ///
  /// A lower nice value would still let it keep a processor for milliseconds (sched(7), `SCHED_IDLE`).
  /// Without rights a thread can't go back on all systems, so this is for those of background queues,
  /// which dispatch keeps apart from the others.
  public static func giveWay() {
    var parameters = sched_param(sched_priority: 0)
    _ = sched_setscheduler(0, idle, &parameters)
  }

  /// Lets whoever waits for the processor run now: the kernel looks only every few milliseconds.
  static func letOthersRun() { sched_yield() }

  private static let idle: Int32 = 5
}
