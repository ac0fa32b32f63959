#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Several aggregations are printed in the order of their first use, 200 of them once each. A fault in a key counts
# nowhere.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { @b = count(); @a[1] = sum(2); } BEGIN { @a[*(int *)0] = sum(3); }
	BEGIN { @b = count(); exit(0); }'
printf '\n %16d\n %8d %16d\n' 2 1 2 >wanted
cmp -s out wanted || { cat -A out; fail "several"; }
grep -q 'invalid address' err
# Many aggregations, each printed once.
counts=$(for n in {0..199}; do printf '@a%d = sum(%d); ' $n $n; done)
status 0 dtrace -qn "BEGIN { $counts exit(0); }"
grep . out | diff - <(printf ' %16d\n' {0..199}) || fail "200 aggregations"
