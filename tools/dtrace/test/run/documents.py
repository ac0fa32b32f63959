#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0
"""Runs the examples of the documents and compares their output with the text.

    documents.py [--update] [--dir DIR] FILE.rst...

An example is a literal block that begins with the prompt "# ". Each prompt starts a command, which continues while a
quote is open or a line ends in a backslash. The lines up to the next prompt are the output of the command. The commands
of one file run in order, in a directory of their own. "# cat NAME" creates the file NAME from the lines that follow, if
it does not exist.

A command with the prompt "$ " is not run here: a person enters it, or it starts the machine on which this script runs.
"./run --shell" of the tutorial is such a command; scripts/suites/run-script tests it. To skip a block, write the comment
".. not run: REASON" before the paragraph that ends in "::". With the comment ".. needs: FILE", a block is skipped if
there is no such file, and the line about the document says so. The test flame-graph has the same need, and is then
counted as skipped.

Figures differ from run to run, so only the shape is compared: a number is 9, a name of an address is SYMBOL, blanks are
one blank, and bars of a distribution are one character. Each line of the document must be in the output. Each line of
the output must be in the document, unless "..." stands there for any number of lines. The order of lines is not
compared, as rows are sorted by their figures. A command must succeed, unless its output in the document has a caret or
begins with "dtrace: cannot": then it must fail.

--update replaces the output of commands whose shape differs from the document. The author must check the
result.
"""
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile

PROMPT = "# "
NEEDS = ".. needs:"
LIMIT = 120                                     # seconds; ends only what hangs


class Command:
    def __init__(self, text, start):
        self.text = text                        # what the shell is given
        self.start = start                      # number of its first line in the file, from 0
        self.begin = self.end = 0               # the lines of its output
        self.output = []


def is_open(text):
    """Does the command go on in the next line?"""
    if text.endswith("\\"):
        return True
    try:
        shlex.split(text)
        return False
    except ValueError:
        return True


def commands_of_block(lines, first, last, indent):
    found = []
    at = first
    while at < last:
        line = lines[at][indent:]
        if line.startswith(PROMPT):
            command = Command(line[len(PROMPT):], at)
            at += 1
            while is_open(command.text) and at < last:
                command.text += "\n" + lines[at][indent:]
                at += 1
            command.begin = command.end = at
            found.append(command)
            continue
        found[-1].output.append(line)
        at += 1
        found[-1].end = at
    for command in found:
        while command.output and not command.output[-1]:
            command.output.pop()
            command.end -= 1
    return found


def examples(lines):
    """The commands of all blocks, in order, and the files without which blocks are skipped."""
    found, missing = [], []
    at = 0
    kept = False
    while at < len(lines):
        line = lines[at]
        if line.startswith(".. not run:"):
            kept = True
        if line.startswith(NEEDS) and not os.path.exists(line[len(NEEDS):].strip()):
            missing.append(line[len(NEEDS):].strip())
            kept = True
        if not re.search(r"::$", line.rstrip()) or line.lstrip().startswith(".. "):
            at += 1
            continue
        outer = len(line) - len(line.lstrip())
        first = at + 1
        while first < len(lines) and not lines[first].strip():
            first += 1
        if first == len(lines):
            break
        indent = len(lines[first]) - len(lines[first].lstrip())
        last = first
        while last < len(lines) and (not lines[last].strip() or len(lines[last]) - len(lines[last].lstrip()) >= indent):
            last += 1
        if indent > outer and lines[first][indent:].startswith(PROMPT) and not kept:
            found += commands_of_block(lines, first, last, indent)
        if indent > outer:
            kept = False
        at = max(last, at + 1)
    return found, missing


def shape(line):
    line = re.sub(r"\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b.*\d{4}$", "DATE", line)
    line = re.sub(r"[\w.+-]+`[\w.$:~<>+-]*[\w>]", "SYMBOL", line)
    line = re.sub(r"(SYMBOL;)+", "", line)
    line = re.sub(r"0x[0-9a-f]+|\b[0-9a-f]{16}\b", "9", line)
    line = re.sub(r"-?\d[\d.,:]*", "9", line)
    line = re.sub(r"\|[@ ]*9", "|9", line)
    line = re.sub(r": [ .:@#_]+ :", ": # :", re.sub(r"\.-+\.", ".-.", line))
    line = re.sub(r"\^~*", "^", line)
    return re.sub(r"\s+", " ", line).strip()


def shapes(lines):
    return {shape(line) for line in lines if line.strip()}


def is_error(output):
    return any(re.search(r"^\s*\^~*$|^dtrace: cannot ", line) for line in output)


def run(command, directory):
    name = re.fullmatch(r"cat ([\w.-]+)", command.text)
    path = name and os.path.join(directory, name[1])
    if name and not os.path.exists(path):
        with open(path, "w") as file:
            file.write("\n".join(command.output) + "\n")
        return 0, command.output
    child = subprocess.Popen(["bash", "-c", command.text], cwd=directory, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, start_new_session=True)
    status = None
    try:
        output = child.communicate(timeout=LIMIT)[0]
        status = child.returncode
    except subprocess.TimeoutExpired:
        os.killpg(child.pid, signal.SIGKILL)
        output = child.communicate()[0]
    return status, output.decode(errors="replace").expandtabs().rstrip("\n").split("\n")


def differences(command, status, output):
    found = []
    if status is None:
        found.append("it did not end")
    elif bool(status) != is_error(command.output):
        found.append(f"status {status}")
    wanted, got = shapes(command.output), shapes(output)
    if wanted and "..." not in wanted:
        found += [f"not in the document: {line}" for line in sorted(got - wanted)]
    found += [f"not printed: {line}" for line in sorted(wanted - got - {"..."})]
    return found


def check(path, update):
    with open(path) as file:
        lines = file.read().split("\n")
    found, missing = examples(lines)
    bad = False
    replaced = []
    with tempfile.TemporaryDirectory() as directory:
        for command in found:
            status, output = run(command, directory)
            wrong = differences(command, status, output)
            if wrong:
                bad = True
                print(f"{path}:{command.start + 1}: {command.text}", *wrong, "-- printed:", *output, sep="\n    ", flush=True)
            if wrong or not command.output:
                replaced.append((command, output))
    if update:
        for command, output in reversed(replaced):
            indent = re.match(r"\s*", lines[command.start])[0]
            lines[command.begin:command.end] = [(indent + line).rstrip() for line in output if line.strip()]
        with open(path, "w") as file:
            file.write("\n".join(lines))
    skipped = [f"a block is not run, as {file} is missing" for file in missing]
    print(f"{path}: {len(found)} commands", *skipped, sep="; ", flush=True)
    return bool(found), not bad


def main(args):
    update = "--update" in args
    files = [arg for arg in args if not arg.startswith("--")]
    results = [check(path, update) for path in files]
    some, good = any(found for found, _ in results), all(good for _, good in results)
    if not some:
        print("no document has an example")
    sys.exit(0 if some and good else 1)


main(sys.argv[1:])
