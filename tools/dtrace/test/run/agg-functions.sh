#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Each aggregating function returns what the manual says, without keys, and is printed at the end.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# wanted NUMBER FUNCTION...: three firings with 7, -3 and 4
agg() {
	local wanted=$1
	shift
	status 0 dtrace -qn "BEGIN { x = 7; @ = $*; } BEGIN { x = -3; @ = $*; } BEGIN { x = 4; @ = $*; exit(0); }"
	[ "$(cat out)" = "$(printf '\n %16s' "$wanted")" ] || { cat -A out; fail "$*: not $wanted"; }
	same "messages" "$(cat err)" ""
}
agg 3 'count()'
agg 8 'sum(x)'
agg -3 'min(x)'
agg 7 'max(x)'
agg 2 'avg(x)'
# One that was filled and is 0 is printed, one that was not is not.
agg 0 'sum(x - x)'
status 0 dtrace -qn 'BEGIN { exit(0); } END / 0 / { @a = count(); @b["x"] = count(); @c[pid] = min(1); }'
same "without a firing" "$(cat out)" ""
# Limits of 64 bits.
status 0 dtrace -qn 'BEGIN { @a = min(0x7fffffffffffffff); @b = max(-0x7fffffffffffffff - 1);
	@c = sum(0x7fffffffffffffff); @c = sum(1); exit(0); }'
printf '\n %16s\n %16s\n %16s\n' 9223372036854775807 -9223372036854775808 -9223372036854775808 >wanted
cmp out wanted || { cat -A out; fail "limits"; }
