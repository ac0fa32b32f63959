#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0
"""Compares stacks in a file: lines "ours" and the frames of ustack(), "true" and the output of eu-stack.

A function has several names: underscores and the marks of libc's own names do not count, and some names are equal.
"""
import re
import sys


EQUAL = {"gsignal": "raise", "start_main_impl": "start_main"}


def plain(name):
    name = re.sub(r"^(_*(GI|libc|IO|new|old|default)_+|_+)*", "", re.sub(r"[@+(].*|\.(isra|part|constprop|cold).*", "", name))
    return EQUAL.get(name, name)


def in_page(number):
    """Where in its page: addresses and offsets in a file have that in common."""
    return "+0x%03x" % (number & 0xfff)


def ours(line):
    name = line.strip().split("`")[-1]
    if name.startswith("+0x"):
        return in_page(int(name, 16))
    return name if name.startswith("0x") else plain(name)


def theirs(line):
    words = line.split()
    address = int(words[1], 16)
    return "0x%x" % address, plain(words[2]) if len(words) > 2 else in_page(address)


stacks, bad = 0, 0
for part in open(sys.argv[1], encoding="utf-8", errors="replace").read().split("ours\n")[1:]:
    mine, _, other = part.partition("true\n")
    found = [ours(line) for line in mine.splitlines() if line.strip()]
    wanted = [theirs(line) for line in other.splitlines() if line.startswith("#")]
    stacks += 1
    if len(found) != len(wanted) or any(f not in w for f, w in zip(found, wanted)):
        bad += 1
        print("differs:", found, wanted, sep="\n  ")
if not stacks or bad:
    print(f"{bad} of {stacks} stacks differ")
    sys.exit(1)
