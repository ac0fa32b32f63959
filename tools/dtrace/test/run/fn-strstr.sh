#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# strstr(), strchr() and strrchr() return an empty string if nothing is found; it compares equal to 0.
. "$(dirname "$0")/common.sh"

rows '[%s]' <<'TABLE'
strstr("foobarbar", "bar") => [barbar]
strstr("foobarbar", "foobarbar") => [foobarbar]
strstr("foobarbar", "") => [foobarbar]
strstr("foobarbar", "none") => []
strstr("", "a") => []
strstr("", "") => []
strstr("aab", "ab") => [ab]
strstr(execname, "race") => [race]
strstr(curthread->comm, "tr") => [trace]
strchr("foobar", 'o') => [oobar]
strchr("foobar", 'x') => []
strchr("", 'x') => []
strchr("foobar", 'o' + 256) => [oobar]
strrchr("foobar", 'o') => [obar]
strrchr("foobar", 'r') => [r]
strrchr("foobar", 'x') => []
strrchr("/usr/bin/ls", '/') => [/ls]
strstr("a", "a") != 0 ? "there" : "not there" => [there]
strstr("a", "b") != 0 ? "there" : "not there" => [not there]
0 == strchr("a", 'b') ? "not there" : "there" => [not there]
TABLE
rows '[%s]' -x strsize=4 <<'TABLE'
strstr("foobar", "ob") => []
strstr("foobar", "oo") => [oo]
strrchr("foobar", 'o') => [o]
TABLE
status 0 dtrace -qn 'BEGIN { trace(strstr("a", (char *)0)); } BEGIN { trace(strchr((char *)0, 97)); }
	BEGIN { trace(strrchr((char *)0, 97)); } BEGIN { exit(0); }'
same faults "$(grep -c 'invalid address (0x0)' err)" 3
