#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0
"""
Add up what gcov counted in several guests, and print it as TAP.

    coverage.py OBJECTS REPOSITORY COUNTS...

OBJECTS is the directory of the object files and their .gcno files. Each COUNTS is a
directory of .gcda files. A line of scripts/coverage-exceptions names lines that no test
executes: the function (or the file, for functions that are inlined everywhere), a pattern for the
text of the line, and the reason.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict

from test_code import TEST_CODE

OURS = "kernel/trace/dtrace/"


def gcov(objects, counts):
    """Yield the files of gcov's report for one directory of counts."""
    with tempfile.TemporaryDirectory() as work:
        for name in sorted(os.listdir(counts)):
            stem = name.removesuffix(".gcda")
            notes = f"{objects}/{stem}.gcno"
            if not os.path.exists(notes):
                continue
            shutil.copy(notes, work)
            shutil.copy(f"{counts}/{name}", work)
            said = subprocess.run(["gcov", "--json-format", "--branch-probabilities", "--stdout", name],
                                  cwd=work, check=True, capture_output=True, text=True).stdout
            for report in said.splitlines():
                yield from json.loads(report)["files"]


def add_up(objects, directories):
    """The function and counts of each line: {file: {line: [function, count, [count of a branch, ...]]}}."""
    lines = defaultdict(dict)
    for directory in directories:
        for file in gcov(objects, directory):
            at = file["file"].find(OURS)
            if at < 0 or TEST_CODE.search(file["file"]):
                continue
            # A static inline function in a header is compiled into several files.
            of_file = lines[file["file"][at:]]
            for line in file["lines"]:
                branches = [b["count"] for b in line["branches"] if not b["throw"]]
                known = of_file.setdefault(line["line_number"], [line.get("function_name", ""), 0, []])
                known[1] += line["count"]
                for n, count in enumerate(branches):
                    if n < len(known[2]):
                        known[2][n] += count
                    else:
                        known[2].append(count)
    return lines


def exceptions(path):
    """[(function or file, pattern, reason)]"""
    found = []
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                name, pattern, reason = (part.strip() for part in line.split(" | "))
                found.append((name, re.compile(pattern), reason))
    return found


def share(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "-"


def main():
    objects, repo, *directories = sys.argv[1:]
    known = exceptions(f"{repo}/scripts/coverage-exceptions")
    total = [0, 0, 0, 0]
    bad = False
    for name, lines in sorted(add_up(objects, directories).items()):
        hit = sum(1 for _, count, _ in lines.values() if count)
        branches = [b for _, _, all_of in lines.values() for b in all_of]
        taken = sum(1 for b in branches if b)
        for n, value in enumerate((hit, len(lines), taken, len(branches))):
            total[n] += value
        print(f"# {name}: {share(hit, len(lines))} of {len(lines)} lines, "
              f"{share(taken, len(branches))} of {len(branches)} branches")
        with open(f"{repo}/{name}", encoding="utf-8") as file:
            text = [""] + file.read().splitlines()
        unknown = []
        for number, (function, count, _) in sorted(lines.items()):
            if count:
                continue
            reasons = [reason for of, pattern, reason in known
                       if of in (function, os.path.basename(name)) and pattern.search(text[number])]
            if reasons:
                print(f"#   {number}: {text[number].strip()} [{reasons[0]}]")
            else:
                unknown.append(number)
                print(f"#   {number}: {text[number].strip()} in {function}()")
        bad |= bool(unknown)
        print(f"{'not ok' if unknown else 'ok'} {name}: each line is executed, or has a reason")
    print(f"# all: {share(total[0], total[1])} of {total[1]} lines, {share(total[2], total[3])} of {total[3]} branches")
    sys.exit(bad)


if __name__ == "__main__":
    main()
