import HaloNotes

extension Program {
  /// Where the person's own files are.
  var personalFiles: PersonalFiles {
    PersonalFiles(
      environment: variables, themes: themeFolders(ownOnes: .used),
      themeName: invocation.text(.theme))
  }

  /// Says what is wrong with the settings.
  func complainOfSettings() {
    for finding in settings.findings { complain(finding) }
  }

  /// `halo help settings`: every entry with its default, as a file that can be used; what is wrong
  /// with the person's own is said beside it.
  func helpSettings() throws(OutputError) -> Int32 {
    let findings = personalFiles.read().findings
    for finding in findings { complain(finding) }
    try print(Array(SettingsSheet.sample.utf8))
    return findings.isEmpty ? 0 : 1
  }
}
