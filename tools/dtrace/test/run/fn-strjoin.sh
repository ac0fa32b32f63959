#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# strjoin() writes into records, variables and other functions, and reports an address that cannot be read.
. "$(dirname "$0")/common.sh"

rows '[%s]' <<'TABLE'
strjoin("", "") => []
strjoin("", "b") => [b]
strjoin("a", "") => [a]
strjoin("1234567", "89") => [123456789]
strjoin("12345678", "9") => [123456789]
strjoin(execname, probename) => [dtraceBEGIN]
g = strjoin("<", execname) => [<dtrace]
g = strjoin(g, ">") => [<dtrace>]
g = strjoin(g, g) => [<dtrace><dtrace>]
self->s = strjoin(g, "!") => [<dtrace><dtrace>!]
self->s = strjoin(self->s, self->s) => [<dtrace><dtrace>!<dtrace><dtrace>!]
this->s = strjoin("this ", execname) => [this dtrace]
this->s = strjoin(this->s, this->s) => [this dtracethis dtrace]
a["x", 1] = strjoin("el", "ement") => [element]
a["x", 1] = strjoin(a["x", 1], a["x", 2]) => [element]
a[strjoin("", "x"), 1] => [element]
strjoin(strjoin("a", "b"), strjoin("c", "d")) => [abcd]
strjoin(strjoin(strjoin("a", execname), "c"), strjoin(strjoin("d", "e"), "f")) => [adtracecdef]
strjoin(pid ? "yes" : "no", pid ? execname : "no") => [yesdtrace]
strjoin(curthread->comm, "+") => [dtrace+]
strjoin(h = "first", h = "second") => [firstsecond]
strjoin(h, h = "third") => [secondthird]
strjoin("a", "b") == "ab" ? "equal" : "different" => [equal]
"ab" < strjoin("a", "c") ? "less" : "more" => [less]
TABLE
status 0 dtrace -qn 'BEGIN { trace(strjoin("a", (char *)8)); } BEGIN { printf("goes on\n"); exit(0); }'
same output "$(cat out)" "goes on"
grep -q 'dt_clause_0 .*invalid address (0x8)' err || { cat err; fail "the text at address 8 is no fault"; }
