#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A second signal at any moment does not lose the output of END: all of it is printed, however the tool ends.
. "$(dirname "$0")/common.sh"

for ((n = 0; n < 10; n++)); do
	dtrace -qn 'BEGIN { printf("ready\n"); } fbt::vfs_read:entry { printf("1\n"); } END { printf("end\n"); }' >out &
	wait_for grep -q ready out
	kill -INT $!
	# Until it is gone, so some come in each part of the end.
	while kill -INT $! 2>/dev/null; do :; done
	rc=0
	wait $! || rc=$?
	[ $rc = 0 ] || [ $rc = 130 ] || fail "status $rc"
	same "lines of END" "$(grep -c '^end$' out)" 1
done
