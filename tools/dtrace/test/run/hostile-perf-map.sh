#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A process makes /tmp/perf-PID.map a link, a hard link to a file of root, a pipe, a directory, a file with a lease, or
# a file of 10 GB: no other file is read, nothing waits for it, and memory is bounded.
# shellcheck disable=SC2016,SC2034 # D, not shell; variables for hostile.bash
. "$(dirname "$0")/hostile.bash"
build hostile hostile.cc
to_nobody
# Where this is 1, nobody cannot make such a link.
protected=/proc/sys/fs/protected_hardlinks
before=$(cat $protected)
trap 'echo "$before" >$protected; rm -rf "$dir" "$other"' EXIT
echo 0 >$protected
other=$(mktemp /tmp/of-root-XXXXXX)
# All of the address space, so that the name is taken wherever the code is.
echo "1 7fffffffffff taken" >"$other"
for how in link hard pipe directory lease huge; do
	victim=(./hostile "$how")
	if [ $how = link ]; then victim+=("$dir/other"); else victim+=("$other"); fi
	traces "${stack/ustack(1)/ustack(2)}"
	grep -q 'call_read' out || { cat out err; fail "$how: no stack"; }
	if [ $how = huge ]; then
		grep -q '\[jit\]`taken' out || { sort out | uniq -c; fail "no name"; }
	else
		! grep taken out || fail "$how: the file was read"
	fi
done
