#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0
"""Compares stacks: same_stacks.py [--count] FILE

The file has lines "ours" and the frames of ustack() with -x stackends, "true" and the output of eu-stack -m. The status
is 1 if stacks differ or there are none. With --count, the first line is how many stacks are equal and how many there
are, and the status is 0. Differences follow, each with its kind.

A function has several names: underscores and the marks of libc's own names do not count, and names are equal that the
file has for one address.
"""
import functools
import os
import re
import subprocess
import sys


EQUAL = {"gsignal": "raise", "start_main_impl": "start_main"}
# How Rust writes what a C++ name cannot have.
RUST = {"$LT$": "<", "$GT$": ">", "$C$": ",", "$RF$": "&", "$BP$": "*", "$LP$": "(", "$RP$": ")", "..": "::"}


def plain(name):
    name = re.sub(r"::h[0-9a-f]{16}$", "", name)
    name = re.sub(r"^(_*(GI|libc|IO|new|old|default)_+|_+)*", "", re.sub(r"[@+( ].*|\.(isra|part|constprop|cold|localalias|lto_priv).*", "", name))
    return EQUAL.get(name, name)


def of_rust(name):
    """A name whose C++ part alone has been read."""
    name = re.sub(r"\$u([0-9a-f]+)\$", lambda found: chr(int(found[1], 16)), re.sub(r"::h[0-9a-f]{16}$", "", name))
    for written, meant in RUST.items():
        name = name.replace(written, meant)
    return re.sub(r"(^|::)_<", r"\1<", name)


def in_page(number):
    """Where in its page: addresses and offsets in a file have that in common."""
    return "+0x%03x" % (number & 0xfff)


def debug_file(path):
    """Where Debian puts it, if it is there."""
    notes = subprocess.run(["readelf", "-n", path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                           encoding="utf-8", errors="replace", check=False).stdout
    found = re.search(r"Build ID: ([0-9a-f]{2})([0-9a-f]+)", notes)
    name = found and f"/usr/lib/debug/.build-id/{found[1]}/{found[2]}.debug"
    return name if name and os.path.exists(name) else None


@functools.cache
def addresses(path):
    """The addresses of each name in a file, or in its debug file. Not every demangler knows the names of Rust."""
    found = {}
    options = [(option, path) for option in ("", "-C", "-D", "-CD")]
    options += [(option, file) for option in ("", "-C") for file in [debug_file(path)] if file]
    for option, file in options:
        said = subprocess.run(["nm", "--defined-only", *option.split(), file], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, encoding="utf-8", errors="replace", check=False)
        for address, _, name in (line.split(maxsplit=2) for line in said.stdout.splitlines()):
            for known in {name, plain(name)}:
                found.setdefault(known, set()).add(address)
    return found


def known_as(path, name):
    known = addresses(path)
    return known.get(name, set()) | known.get(plain(name), set())


class Ours:
    def __init__(self, line):
        self.name = line.strip().rpartition("`")[2]

    def is_same(self, other):
        if self.name.startswith("+0x"):
            return not other.name and in_page(int(self.name, 16)) == in_page(other.address)
        if self.name.startswith("0x"):
            return int(self.name, 16) == other.address
        if not other.name:
            return False
        mine = re.sub(r"\+0x[0-9a-f]+$", "", self.name)
        return (mine in (other.name, of_rust(other.name)) or plain(mine) == plain(other.name) or
                bool(other.path and known_as(other.path, mine) & known_as(other.path, other.name)))

    def __repr__(self):
        return self.name


class Theirs:
    def __init__(self, line):
        address, self.name, self.path = re.fullmatch(r"#\d+ +(0x[0-9a-f]+)(?: (.*?))??(?: - (.*))?", line.strip()).groups()
        self.address = int(address, 16)

    def __repr__(self):
        return self.name or f"{self.address:#x}"


def without_handlers(mine, wanted):
    """A signal that came before the stop has called a handler; all frames that ustack() has are below it."""
    calls = [n for n, frame in enumerate(wanted) if frame.name == "__restore_rt"]
    return next((wanted[n + 1:] for n in calls if n + 1 + len(mine) == len(wanted)), wanted)


def kind_of_difference(mine, wanted, why, failure):
    """None if the stacks are equal."""
    found = difference(mine, without_handlers(mine, wanted), why, failure)
    # A handler that was returning had returned by the time of the stop.
    if found and len(mine) > 1 and mine[0].name.startswith("__restore_rt+"):
        if not difference(mine[1:], without_handlers(mine[1:], wanted), why, failure):
            return None
    return found


def difference(mine, wanted, why, failure):
    at = next((n for n, (ours, theirs) in enumerate(zip(mine, wanted)) if not ours.is_same(theirs)), None)
    if at is not None:
        return f"another function in frame {at}"
    if len(mine) < len(wanted):
        return f"ustack() ends earlier: {why or 'no reason'}"
    if len(mine) > len(wanted):
        return f"eu-stack ends earlier: {failure or 'no reason'}"
    return None


def compare(text):
    """A kind, or None, and the frames of both, for each stack that both have."""
    for part in text.split("ours\n")[1:]:
        said, _, other = part.partition("true\n")
        lines = [line for line in said.splitlines() if line.strip()]
        why = next((line.strip() for line in lines if "[end:" in line), "")
        mine = [Ours(line) for line in lines if "[end:" not in line]
        wanted = [Theirs(line) for line in other.splitlines() if line.startswith("#")]
        failure = next((line.strip() for line in other.splitlines() if line.startswith("eu-stack:")), "")
        if (wanted or failure) and "late" not in other.splitlines():
            yield kind_of_difference(mine, wanted, why, failure), mine, wanted


def main():
    counts = sys.argv[1] == "--count"
    with open(sys.argv[-1], encoding="utf-8", errors="replace") as file:
        found = list(compare(file.read()))
    bad = [row for row in found if row[0]]
    print(f"{len(found) - len(bad)} {len(found)}" if counts else f"{len(bad)} of {len(found)} stacks differ")
    for row in bad:
        print(*row, sep="\n  ")
    return 0 if counts or (found and not bad) else 1


sys.exit(main())
