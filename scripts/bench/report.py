#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0
"""Prints what ./bench measured: report.py [--json] DIRECTORY

DIRECTORY has the files "boot" (of the bare guest), "lines" (WHAT<tab>INSTRUCTIONS) and "events" (of
tools/dtrace/test/bench/events --json). The exit status is 1 if a limit is exceeded.
"""
import argparse
import sys
from pathlib import Path

import figures as fig
import tables


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--json', action='store_true', help='a line for each figure')
    parser.add_argument('directory', type=Path)
    arguments = parser.parse_args()
    boot, lines, events = ((arguments.directory / name).read_text() for name in ('boot', 'lines', 'events'))
    lines, events = list(fig.of_lines(lines)), list(fig.of_events(events))
    if arguments.json:
        for line in fig.to_json([*fig.of_boot(boot), *lines, *events]):
            print(line)
    else:
        tables.print_tables(boot, lines, events)
    return 1 if tables.check_limits(boot, events) else 0


if __name__ == '__main__':
    sys.exit(main())
