#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# toupper() and tolower() change only ASCII letters.
. "$(dirname "$0")/common.sh"

rows '[%s]' <<'TABLE'
toupper("") => []
toupper("a") => [A]
toupper("abcxyzABCXYZ") => [ABCXYZABCXYZ]
toupper("`{@[09_") => [`{@[09_]
tolower("abcxyzABCXYZ") => [abcxyzabcxyz]
tolower("`{@[09_") => [`{@[09_]
toupper(execname) => [DTRACE]
g = toupper(execname) => [DTRACE]
g = tolower(g) => [dtrace]
tolower(toupper(execname)) => [dtrace]
toupper(curthread->comm) => [DTRACE]
TABLE
rows '[%s]' -x strsize=4 <<'TABLE'
toupper("abcdef") => [ABC]
tolower(probename) => [beg]
TABLE
rows '[%s]' -x strsize=1 <<'TABLE'
toupper("abcdef") => []
TABLE
rows %d -x strsize=8k <<'TABLE'
strlen(g = toupper("abc")) => 3
g == "ABC" => 1
TABLE
status 0 dtrace -qn 'BEGIN { trace(toupper((char *)0)); } BEGIN { exit(0); }'
grep -q 'invalid address (0x0)' err || { cat err; fail "the text at address 0 is no fault"; }
