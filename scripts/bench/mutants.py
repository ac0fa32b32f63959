#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0
"""
Ignore each check of the tool in turn, and print as TAP whether a test fails.

    mutants.py LIST BUILD SOURCES EXCEPTIONS RESULTS JOBS [TEXT...]

LIST is what "mutate-checks --tool list" prints. BUILD has the programs unit and golden, built of
the changed sources in SOURCES. EXCEPTIONS has the reasons of checks that no test can guard. Only
checks whose line contains one of the TEXTs are ignored.
"""

import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mutant_report import reasons_of, report

# What ends only a broken run, in seconds.
LIMIT = 300


def groups_of(build, sources):
    """[(name, command)]: the suites of the unit tests, and the directories of goldens."""
    listed = subprocess.run([f"{build}/unit", "--gtest_list_tests"], cwd=sources, check=True, capture_output=True,
                            text=True).stdout
    suites = [line.split(".")[0] for line in listed.splitlines() if line[:1].isalnum() and line.rstrip().endswith(".")]
    for suite in suites:
        yield suite, [f"{build}/unit", "--gtest_brief=1", f"--gtest_filter={suite}.*", "--gtest_fail_fast"]
    goldens = Path(sources, "test/golden")
    # The directories dlib* have libraries of D for the goldens.
    for directory in sorted({path.parent.relative_to(goldens) for path in goldens.rglob("*.d")}):
        if not str(directory).startswith("dlib"):
            names = [str(path.relative_to(goldens)) for path in sorted((goldens / directory).glob("*.d"))]
            yield f"goldens of {directory}", [f"{build}/golden", "test/golden", *names]


def run(command, sources, **variables):
    """None, or how the group failed: the first line that says so."""
    # timeout(1) ends the tests also if this program is gone.
    done = subprocess.run(["timeout", "-s", "KILL", str(LIMIT), *command], cwd=sources, check=False,
                          env={**os.environ, **variables}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    if done.returncode == 0:
        return None
    if done.returncode in (124, 137):
        return "does not end"
    said = done.stdout.decode(errors="replace").splitlines()
    for mark in ("[  FAILED  ]", "ERROR: AddressSanitizer", "runtime error", ".d: "):
        for line in said:
            if mark in line:
                return line.strip()
    return f"status {done.returncode}"


def reached(groups, sources, pool):
    """{check: [group, ...]}: the groups that come to each check, those first that take the shortest list."""
    with tempfile.TemporaryDirectory() as work:
        def see(group):
            file = f"{work}/{group[0].replace('/', '.')}"
            failed = run(group[1], sources, DTRACE_MUTANTS_SEEN=file)
            if failed:
                sys.exit(f"{group[0]} fails without a mutant: {failed}")
            return sorted({int(n) for n in Path(file).read_text().split()}) if os.path.exists(file) else []
        seen = list(pool.map(see, groups))
    found = {}
    for group, numbers in sorted(zip(groups, seen), key=lambda pair: len(pair[1])):
        for number in numbers:
            found.setdefault(number, []).append(group)
    return found


def main():
    names, build, sources, reasons, results, jobs, *texts = sys.argv[1:]
    checks = list(enumerate(Path(names).read_text().splitlines(), 1))
    checks = [(n, name) for n, name in checks if not texts or any(text in name for text in texts)]
    pool = ThreadPoolExecutor(int(jobs))
    groups = list(groups_of(build, sources))
    print(f"# {len(checks)} checks, {len(groups)} groups of tests", file=sys.stderr, flush=True)
    found = reached(groups, sources, pool)

    def fate(check):
        for name, command in found.get(check[0], []):
            failed = run(command, sources, DTRACE_MUTANT=str(check[0]))
            if failed:
                return f"killed by {name}: {failed}"
        return "survives" if check[0] in found else "no test comes here"

    rows = ((number, what, name) for (number, name), what in zip(checks, pool.map(fate, checks)))
    sys.exit(not report(rows, reasons_of(reasons), results))


if __name__ == "__main__":
    main()
