#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The consumer prints while an iterator runs: no record is lost although the rings hold only few of them.
. "$(dirname "$0")/common.sh"
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$dir"' EXIT

cat >files.sh <<'E'
for ((i = 10; i < 210; i++)); do eval "exec $i</dev/null"; done
echo ready
exec sleep 1000
E
for i in 1 2 3 4 5; do
	bash files.sh >"ready$i" &
	wait_for test -s "ready$i"
done
status 0 dtrace -q -x bufsize=16k -x strsize=500 -n 'iter:::file { printf("%s\n", args[1]->fi_fs); } iter:::file
	/args[1]->fi_pathname == "/dev/null" && args[2] >= 10 && args[2] < 210/
	{ printf("%d %d %s\n", args[0]->pr_pid, args[2], args[1]->fi_name); }' -c true
same "errors" "$(cat err)" ""
for pid in $(jobs -p); do
	same "files of $pid" "$(grep -c "^$pid [0-9]* null$" out)" 200
done
