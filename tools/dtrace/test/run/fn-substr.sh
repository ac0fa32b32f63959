#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# substr() handles positive and negative indexes and counts, values out of range, and a missing count.
. "$(dirname "$0")/common.sh"

rows '[%s]' <<'TABLE'
substr("foobar", 0) => [foobar]
substr("foobar", 3) => [bar]
substr("foobar", 6) => []
substr("foobar", 100) => []
substr("foobar", 1, 3) => [oob]
substr("foobar", 1, 0) => []
substr("foobar", 1, 100) => [oobar]
substr("foobar", 1, -1) => [ooba]
substr("foobar", 1, -5) => []
substr("foobar", 1, -100) => []
substr("foobar", -3) => [bar]
substr("foobar", -3, 2) => [ba]
substr("foobar", -3, -1) => [ba]
substr("foobar", -100) => [foobar]
substr("foobar", -8, 4) => [fo]
substr("foobar", -8, 2) => []
substr("", 0) => []
substr("", -1, 1) => []
substr(execname, pid ? 1 : 2, pid ? 3 : 1) => [tra]
g = substr(execname, 2) => [race]
g = substr(g, 1, 2) => [ac]
substr(strjoin(execname, execname), 4, 4) => [cedt]
substr(curthread->comm, -2) => [ce]
TABLE
rows '[%s]' -x strsize=4 <<'TABLE'
substr("foobar", 1) => [oo]
substr("foobar", 3) => []
substr(execname, -2) => [tr]
TABLE
rows '[%s]' -x strsize=1 <<'TABLE'
substr("foobar", 0) => []
TABLE
status 0 dtrace -qn 'BEGIN { trace(substr((char *)0, 0)); } BEGIN { exit(0); }'
grep -q 'invalid address (0x0)' err || { cat err; fail "the text at address 0 is no fault"; }
