#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The argument of exit() is the status of dtrace. END still runs, and can change it.
. "$(dirname "$0")/common.sh"

for n in 0 1 42 255; do
	status $n dtrace -qn "BEGIN { exit($n); } END { printf(\"end\"); }"
	same end "$(cat out)" end
done
status 7 dtrace -qn 'BEGIN { exit(3); } END { exit(7); }'
status 5 dtrace -qn 'fbt::vfs_*:entry { exit(5); }' -c 'cat /etc/hostname'
