#!/usr/bin/env python3
"""Writes the table of cell widths from the C library that runs this script.

Run it on the Debian release whose widths are wanted, from the root of the repository:

    python3 Scripts/cell-widths.py > Sources/Text/Width/CellWidthTable.swift

Widths are those of wcwidth in the locale C.UTF-8; which characters are ambiguous is known by
Python's unicodedata. Both should be of the same Unicode version: the header of the table says.
"""

import ctypes
import locale
import unicodedata

MARK, NARROW, WIDE, AMBIGUOUS, UNPRINTABLE = range(5)


def width_class(libc, value):
    # wcwidth calls NUL empty, though no terminal shows it as a part of another character.
    width = libc.wcwidth(value) if value else -1
    if width < 0:
        return UNPRINTABLE
    if width == 1 and unicodedata.east_asian_width(chr(value)) == "A":
        return AMBIGUOUS
    return width


def main():
    locale.setlocale(locale.LC_CTYPE, "C.UTF-8")
    libc = ctypes.CDLL(None)
    libc.gnu_get_libc_version.restype = ctypes.c_char_p
    runs = []
    previous = None
    for value in range(0x110000):
        current = width_class(libc, value)
        if current != previous:
            runs.append(value << 3 | current)
            previous = current

    print("// Written by Scripts/cell-widths.py, not by hand.")
    print()
    print("/// The widths of all scalars as runs of the same class.")
    print("enum CellWidthTable {")
    print("  /// The C library that the widths are from.")
    print(f'  static let libraryVersion = "{libc.gnu_get_libc_version().decode()}"')
    print()
    print("  /// The Unicode version that says which characters are ambiguous.")
    print(f'  static let unicodeVersion = "{unicodedata.unidata_version}"')
    print()
    print("  /// Where each run starts, times 8, plus its class (`WidthClass`); sorted.")
    print("  static let runs: [UInt32] = [")
    for first in range(0, len(runs), 9):
        print("    " + " ".join(f"0x{run:x}," for run in runs[first : first + 9]))
    print("  ]")
    print("}")


main()
