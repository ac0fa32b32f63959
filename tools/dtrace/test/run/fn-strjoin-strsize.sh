#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# strjoin() cuts results that are longer than -x strsize, which may be 1 or 64k.
. "$(dirname "$0")/common.sh"

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
