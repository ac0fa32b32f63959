#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# strjoin() writes into records, variables and other functions, and handles results that do not fit.
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
rows '[%s]' -x strsize=8 <<'TABLE'
strjoin("1234567", "8") => [1234567]
strjoin("123", "45678") => [1234567]
strjoin("123456", "7") => [1234567]
strjoin("123456789", "") => [1234567]
strjoin("", "123456789") => [1234567]
g = strjoin(execname, execname) => [dtraced]
TABLE
rows '[%s]' -x strsize=1 <<'TABLE'
strjoin("a", "b") => []
strjoin(execname, "b") => []
TABLE
rows %d -x strsize=64k <<'TABLE'
strlen(g = "0123456789abcdef") => 16
strlen(g = strjoin(g, g)) => 32
strlen(g = strjoin(strjoin(g, g), strjoin(g, g))) => 128
strlen(g = strjoin(strjoin(g, g), strjoin(g, g))) => 512
strlen(g = strjoin(strjoin(g, g), strjoin(g, g))) => 2048
strlen(g = strjoin(strjoin(g, g), strjoin(g, g))) => 8192
strlen(g = strjoin(strjoin(g, g), strjoin(g, g))) => 32768
strlen(g = strjoin(g, g)) => 65535
index(g, "f") => 15
index(g, "f", 65530) => -1
rindex(g, "f") => 65519
TABLE
status 0 dtrace -qn 'BEGIN { trace(strjoin("a", (char *)8)); } BEGIN { printf("goes on\n"); exit(0); }'
same output "$(cat out)" "goes on"
grep -q 'dt_clause_0 .*invalid address (0x8)' err || { cat err; fail "the text at address 8 is no fault"; }
