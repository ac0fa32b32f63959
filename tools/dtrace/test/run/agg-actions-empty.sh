#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# normalize() by zero is reported, and changes nothing. All actions accept an aggregation that no probe can fill.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/aggregations.bash"

prints -qn 'BEGIN { x = 0; @ = count(); normalize(@, x); printa("%@d\n", @); exit(0); }' <<'E'
1
E
same "by zero" "$(cat err)" "dtrace: normalize( ) by zero: @ is printed as before"
prints -Zqn 'fbt::no_such_function:entry { @a[pid] = count(); }
	BEGIN { x = 0; printa(@a); trunc(@a, 2); clear(@a); normalize(@a, x);
	printa("%d %@d\n", @a); exit(0); }' <<'E'

E
same "of what is empty" "$(cat err)" "dtrace: normalize( ) by zero: @a is printed as before"
