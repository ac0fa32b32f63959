#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# vtimestamp grows while the thread runs, stands still while it sleeps, and never decreases.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# The thread reads its own CPU time before and after each of three reads: before it runs, when it has run, and when it
# has waited for a process that ran on the same CPU. Asking for the time brings it up to date.
cat >work.py <<'WORK'
import os, time
def run():
    begin = time.clock_gettime_ns(time.CLOCK_THREAD_CPUTIME_ID)
    while time.clock_gettime_ns(time.CLOCK_THREAD_CPUTIME_ID) < begin + 300_000_000:
        pass
def note(count):
    before = time.clock_gettime_ns(time.CLOCK_THREAD_CPUTIME_ID)
    os.read(fd, count)
    after = time.clock_gettime_ns(time.CLOCK_THREAD_CPUTIME_ID)
    print("own", count, before, after, flush=True)
os.sched_setaffinity(0, [0])
fd = os.open("/dev/zero", os.O_RDONLY)
note(11)
run()
note(12)
if os.fork() == 0:
    run()
    os._exit(0)
os.wait()
note(13)
WORK
status 0 dtrace -qn 'self uint64_t last;
	fbt::vfs_read:entry /pid == $target && arg2 > 10 && arg2 < 14/ {
		printf("%d %d %d\n", arg2, vtimestamp, timestamp); }
	fbt::vfs_read:entry /pid == $target && vtimestamp < self->last/ { printf("backwards\n"); }
	fbt::vfs_read:entry /pid == $target/ { self->last = vtimestamp; }' -c 'python3 -S work.py'
grep backwards out && fail "it went backwards"
awk '$1 == "own" { before[$2] = $3; after[$2] = $4 }
	$1 ~ /^1[123]$/ { value[$1] = $2; time[$1] = $3 }
	END {
		for (n = 11; n <= 13; n++)
			if (!(before[n] <= value[n] && value[n] <= after[n]))
				exit 1
		exit !(value[12] - value[11] >= 300000000 && time[13] - time[12] - (value[13] - value[12]) >= 290000000)
	}' out || { cat out; fail "it is not the time that the thread has run"; }
