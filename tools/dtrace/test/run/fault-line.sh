#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The message about a fault names the file, the line and the expression. With _DTRACE_TESTING it does not, as in other
# DTraces.
. "$(dirname "$0")/common.sh"

cat >x.d <<'D'
BEGIN
{
	n = 0;
	trace("seven");
	trace(7 / n);
}
BEGIN { trace(stringof((char *)n)); }
BEGIN { exit(0); }
D
status 0 dtrace -qs x.d
same messages "$(sed 's/pc [0-9]*/pc N/' err)" \
	"dtrace: error in dt_clause_0 for probe ID 1 (dtrace:::BEGIN): divide-by-zero at BPF pc N, at x.d:5: 7 / n
dtrace: error in dt_clause_1 for probe ID 1 (dtrace:::BEGIN): invalid address (0x0) at BPF pc N, at x.d:7: stringof((char *)n)"
_DTRACE_TESTING=t status 0 dtrace -qs x.d
same "messages without places" "$(sed 's/pc [0-9]*/pc N/' err)" \
	"dtrace: error in dt_clause_0 for probe ID 1 (dtrace:::BEGIN): divide-by-zero at BPF pc N
dtrace: error in dt_clause_1 for probe ID 1 (dtrace:::BEGIN): invalid address (0x0) at BPF pc N"
