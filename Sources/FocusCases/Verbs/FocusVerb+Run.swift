import Focus

extension FocusVerb {
  /// Runs the verb on the bytes of a file.
  ///
  /// Records that can't be read are complained about with the file's `name`, the others are played
  /// all the same.
  public func run(
    on bytes: some Sequence<UInt8>, named name: String, _ options: FocusVerbOptions
  ) -> FocusReport {
    let file: FocusCaseFile
    do throws(FocusCaseError) {
      file = try FocusCaseFile(reading: bytes)
    } catch {
      return FocusReport(
        output: "", complaints: "\(name): \(error)\n".printable, status: .malformed)
    }
    var report = run(on: file, options)
    report.complaints = file.problems.map { "\(name): \($0)\n".printable }.joined()
    if !file.problems.isEmpty { report.status = .malformed }
    return report
  }

  private func run(on file: FocusCaseFile, _ options: FocusVerbOptions) -> FocusReport {
    switch self {
    case .move: report(file.cases.map { MoveLine($0) }, options)
    case .order: report(file.cases.map { MoveLine(orderOf: $0) }, options)
    case .explain: report(file.cases.map { ExplainLine($0) }, options)
    case .lint: report(file.cases.map { LintLine($0) }, options)
    }
  }

  private func report<Line: ReportLine>(
    _ lines: [Line], _ options: FocusVerbOptions
  ) -> FocusReport {
    let differs = lines.contains { $0.isRight == false }
    return FocusReport(
      output: options.format == .json ? JSONLines.array(lines) : lines.map(\.text).joined(),
      complaints: "",
      status: differs && options.check == .required ? .differs : .done)
  }
}

/// What a verb says of one case.
protocol ReportLine: Encodable {
  /// Whether it is as it should be; `nil` where nobody says how that is.
  var isRight: Bool? { get }

  /// The lines for people, each with its end.
  var text: String { get }
}
