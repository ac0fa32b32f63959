#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# An expression that needs more registers than exist is computed correctly.
. "$(dirname "$0")/common.sh"

e=1
for n in 1 2 3 4 5 6 7 8 9 10 11 12; do e="(pid - pid + $n) * ($e + (pid - pid))"; done
status 0 dtrace -qn "BEGIN { trace((int64_t)0 + $e); exit(0); }"
same product "$(cat out)" 479001600
