#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A process makes /tmp/perf-PID.map a link, a pipe, or a file of 10 GB: no other file is read, nothing waits for it, and
# memory is bounded.
# shellcheck disable=SC2016,SC2034 # D, not shell; variables for hostile.bash
. "$(dirname "$0")/hostile.bash"
build hostile hostile.cc
to_nobody
for how in link pipe huge; do
	victim=(./hostile "$how" "$dir/other")
	traces "${stack/ustack(1)/ustack(2)}"
	grep -q 'call_read' out || { cat out err; fail "$how: no stack"; }
	if [ $how = huge ]; then
		grep -q '\[jit\]`taken' out || { sort out | uniq -c; fail "no name"; }
	else
		! grep taken out || fail "a $how was read"
	fi
done
