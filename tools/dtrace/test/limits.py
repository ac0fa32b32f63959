#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0
"""Compares the messages about limits in the sources with those in the reference of the language.

    limits.py PAGE

A message is the text of string literals that stand side by side or are joined by +; what printf() or a variable puts in
is a gap. It is about a limit if LIMIT finds words such as "more than" in it, or if it follows one of TAGS. The section
"Limits" of PAGE quotes each of these messages, and has "..." or the usual value in a gap. Each message needs a
quotation of its own, or a row of EXCEPTIONS. A quotation that is no text of the sources, and an exception that is not
needed, are errors, too: so the search cannot go blind without notice. Numbers are not compared: the goldens show them.
"""
import re
import sys
from pathlib import Path

LIMIT = re.compile(r"\btoo (deep|large|long|many|fast|small|short|often)|\bdeeply\b|\bmore (registers|than)\b|"
                   r"\bat most\b|\bbeyond\b|\blarger than\b|\bnot fit\b|\bthe kernel (takes|gives|would stop)\b|"
                   r"\bno more\b|\bfrom (-?\d+|%\w+) to (\d|%)|\bis cut to\b")
TAGS = re.compile(r"Tag::D_(TOO_\w+|(RECORD|STR|ALLOCA|STACK|TRACEMEM)_SIZE|\w+OFLOW|DECL_ARRBIG|DECL_BITSIZE|"
                  r"\w+STEPSMALL)\b")
LITERAL = r'"(?:[^"\\\n]|\\.)*"'
JOINED = re.compile(rf"{LITERAL}(?:\s*(?:\+(?:[^,;?:\"{{}}]|::)*\+\s*)?{LITERAL})*")
GAP = "\0"

HELP = "the help below a message that the page has"
INPUT = "about a file that is damaged, such as notes of USDT probes"
OURS = "about code that the tool made: a defect of the tool"
# File, words of the message, reason.
EXCEPTIONS = [
    ("bpf/object.cc", "more than one symbol table", OURS),
    ("bpf/object.cc", " is too large", OURS),
    ("bpf/object.cc", "an address lies beyond the end of", OURS),
    ("link/instances.cc", "the jump at", OURS),
    ("link/instances.cc", "an edit at", OURS),
    ("check/agg.cc", "with this factor it is at most", HELP),
    ("check/expand.cc", "at most %u times", HELP),
    ("check/type_names.cc", "it may have at most", HELP),
    ("check/type_names.cc", "it is from", HELP),
    ("gen/limits.cc", "trace less in one clause", HELP),
    ("gen/limits.cc", "a record has at most", HELP),
    ("lex/literal.cc", "it holds at most eight characters", HELP),
    ("check/call.cc", "at most ", "the table of functions has the number of arguments"),
    ("out/messages.cc", "too many calls had not returned", "a loss while tracing, which the guide explains"),
    ("os/operand.cc", "there is more than an operand", INPUT),
    ("os/notes.cc", "it is too short", INPUT),
    ("type/btf_data.cc", "too short for BTF", INPUT),
    ("type/btf_data.cc", "too large for BTF", INPUT),
]


def messages(path):
    """The messages of a file: number of the line, text with gaps, and whether the text follows one of TAGS."""
    blank = lambda found: re.sub(r"[^\n]", " ", found[0])
    text = re.sub(r"/\*.*?\*/|^#.*?$", blank, path.read_text(), flags=re.S | re.M)
    tags = [found.end() for found in TAGS.finditer(text)]
    for found in JOINED.finditer(text):
        parts = re.split(rf"({LITERAL})", found[0])
        joined = ""
        for code, literal in zip(parts[::2], parts[1::2]):
            joined += (GAP if "+" in code else "") + literal[1:-1].replace('\\"', "'")
        is_first = any(end < found.start() and '"' not in text[end:found.start()] and ";" not in text[end:found.start()]
                       for end in tags)
        yield text.count("\n", 0, found.start()) + 1, joined, is_first


def pattern(message):
    """Finds @message in a quotation: each gap and each conversion stands for any text."""
    parts = re.split(rf"%[-.*\d]*(?:ll|z)?[a-z]|{GAP}", message)
    return re.compile(".+".join(re.escape(part) for part in parts))


def quotations(page):
    """What the section Limits quotes, in one line each. If it is a table, the last column counts."""
    section = re.search(r"^Limits\n=+\n(.*?)^\S[^\n]*\n=====+$", page, re.S | re.M)[1]
    text, column = "", 0
    for line in section.split("\n"):
        if not line:
            column = 0
        if re.fullmatch(r"=[= ]*", line):
            column = line.rfind(" ") + 1
        else:
            text += line[column:] + " "
    return [re.sub(r"\s+", " ", quoted) for quoted in re.findall(r'"([^"]*)"', text)]


def is_exception(row, path, message):
    return str(path) == row[0] and row[1] in message


def main(page):
    found, others = [], []
    for path in sorted(path for kind in ("*.cc", "*.h", "*.def") for path in Path(".").rglob(kind)):
        if path.parts[0] in ("test", "vars", "examples") or path.name == "diag_tags.def":
            continue
        for line, message, is_tagged in messages(path):
            is_limit = is_tagged or LIMIT.search(message)
            (found if is_limit else others).append((path, line, message))
    quoted = quotations(Path(page).read_text())
    wrong = [f"{page}: no source says this: {text}" for text in quoted
             if not any(len(message) > 8 and pattern(message).search(text) for _, _, message in found + others)]
    wrong += [f"limits.py: this exception is not needed: {row}" for row in EXCEPTIONS
              if not any(is_exception(row, path, message) for path, _, message in found)]
    # The longest message first, so that a short one such as " is too large" does not take its quotation.
    for path, line, message in sorted(found, key=lambda item: -len(item[2])):
        if any(is_exception(row, path, message) for row in EXCEPTIONS):
            continue
        own = next((text for text in quoted if pattern(message).search(text)), None)
        if own is None:
            wrong.append(f"{path}:{line}: the section Limits does not have: {message.replace(GAP, '...')}")
        else:
            quoted.remove(own)
    print(*wrong, sep="\n", end="\n" if wrong else "")
    sys.exit(1 if wrong else 0)


main(sys.argv[1])
