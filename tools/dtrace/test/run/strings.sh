#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# All string comparisons have the right result.
. "$(dirname "$0")/common.sh"

while read -r wanted expression; do
	[ -n "$expression" ] || continue
	status 0 dtrace -qn "BEGIN { trace(($expression) ? \"yes\" : \"no\"); exit(0); }"
	same "$expression" "$(cat out)" "$wanted"
done <<'TABLE'
yes execname == "dtrace"
no execname == "dtrac"
no execname == "dtrace2"
no execname != "dtrace"
yes execname < "dtracf"
yes execname > "dtrac"
yes execname <= "dtrace"
no execname >= "dtrace2"
yes "dtrace" == execname
yes "e" > execname
yes probename == "BEGIN"
yes probename < execname
yes execname > probename
no probename == execname
yes probefunc == ""
yes (pid ? execname : "x") == "dtrace"
no (pid ? "x" : execname) == "dtrace"
yes (pid ? probename : execname) == (pid ? "BEGIN" : "END")
TABLE
