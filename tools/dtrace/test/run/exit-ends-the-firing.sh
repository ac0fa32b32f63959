#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# exit() ends the firing: its own clause goes on, but no later clause runs. In END, all clauses run.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# prints WANTED PROGRAM
prints() {
	status 0 dtrace -qn "$2"
	same "$2" "$(cat out)" "$1"
}

prints a 'BEGIN { printf("a"); exit(0); } BEGIN { printf("b"); }'
prints ab 'BEGIN { printf("a"); exit(0); printf("b"); } BEGIN { printf("c"); }'
prints ab 'BEGIN /0/ { exit(0); } BEGIN { printf("a"); } BEGIN { if (pid) { exit(0); } printf("b"); }
	BEGIN { printf("c"); }'
prints abc 'BEGIN { printf("a"); if (!pid) { exit(0); } } BEGIN { printf("b"); exit(0); } END { printf("c"); }'
: >a
echo 'while :; do cat a; done' >work
for probe in tick-10ms profile-97 syscall::read:entry fbt::vfs_read:entry rawtp:::sched_switch sched:::on-cpu; do
	status 0 dtrace -qn "$probe { printf(\"a\"); exit(0); } $probe { printf(\"b\"); }" -c 'sh work'
	# Other CPUs may have fired before they could see it.
	same "$probe" "$(tr -s a <out)" a
done

# By a clause of ERROR, and of what has failed.
prints a 'BEGIN { printf("a"); } BEGIN { trace(1 / (pid - pid)); } BEGIN { printf("b"); } ERROR { exit(0); }
	ERROR { printf("c"); }'
prints c 'BEGIN { printf("a"); exit(0); trace(1 / (pid - pid)); } BEGIN { printf("b"); } ERROR { printf("c"); }'

status 7 dtrace -qn 'BEGIN { exit(3); } END { printf("a"); exit(7); } END { printf("b"); }'
same END "$(cat out)" ab
