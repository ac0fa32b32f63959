#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0
"""
Print as TAP which checks are guarded.

    mutant_report.py EXCEPTIONS RESULTS < LINES

A line is the number of a check, what became of the kernel or tool that ignores the check ("killed
by ..." if a test failed), and the line that names the check, with tabs between them. The lines are
written to RESULTS. EXCEPTIONS has the reasons of checks that no test can guard: "LINE | REASON".
"""

import sys
from pathlib import Path


def reasons_of(path):
    """{line of a check: reason}"""
    lines = [line for line in Path(path).read_text().splitlines() if line.strip() and line[0] != "#"]
    return dict(line.rsplit(" | ", 1) for line in lines)


def report(rows, reasons, results):
    """Print a line for each row (number, what became of it, name). Are all checks guarded or excused?"""
    killed = total = 0
    good = True
    with open(results, "w", encoding="utf-8") as file:
        for number, what, name in rows:
            total += 1
            print(f"{number}\t{what}\t{name}", file=file, flush=True)
            if what.startswith("killed"):
                killed += 1
                print(f"ok {name}", flush=True)
            elif name in reasons:
                print(f"ok {name} # SKIP {reasons[name]}", flush=True)
            else:
                good = False
                print(f"not ok {name}: {what}", flush=True)
    print(f"# {killed} of {total} checks are guarded")
    return good


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    lines = (line.rstrip("\n").split("\t", 2) for line in sys.stdin)
    sys.exit(not report(lines, reasons_of(sys.argv[1]), sys.argv[2]))
