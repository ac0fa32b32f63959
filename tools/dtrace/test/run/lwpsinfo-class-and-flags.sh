#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# curlwpsinfo has the name of a thread's scheduling class, and says that it sleeps or idles.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'proc:::exec-success { @[curlwpsinfo->pr_clname, curlwpsinfo->pr_wchan] = count(); }
END { printa("%s %d\n", @); }' -c 'chrt -f 3 chrt -b 0 chrt -o 0 true'
same classes "$(sort out | grep .)" "B 0
FF 0
TS 0"

# The thread sleeps for ten seconds. So nothing wakes it between two reads of its state, as the end of a read of a file
# would.
status 0 dtrace -qn 'syscall::*nanosleep:entry /execname == "sleep"/ { self->sleeps = 1; }
sched:::off-cpu /self->sleeps && curlwpsinfo->pr_flag & PR_ASLEEP/ {
	printf("%c %d\n", curlwpsinfo->pr_sname, curlwpsinfo->pr_bindpset); exit(0); }' -c 'sleep 10'
same asleep "$(cat out)" "S -1"
status 0 dtrace -qn 'profile-97 /curlwpsinfo->pr_flag & PR_IDLE/ { printf("%d\n", pid); exit(0); }'
same idle "$(head -n 1 out)" 0
