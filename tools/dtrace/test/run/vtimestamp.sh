#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# vtimestamp grows while the thread runs, does not while it sleeps, and is never less than before.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# The CPU time is that of the thread between two reads of 1 and 2 bytes; first a loop, then a long sleep.
cat >work.py <<'WORK'
import os, time
def cpu():
    return time.clock_gettime_ns(time.CLOCK_THREAD_CPUTIME_ID)
fd = os.open("/dev/zero", os.O_RDONLY)
os.read(fd, 11)
begin = cpu()
while cpu() - begin < 300_000_000:
    pass
print("ran", cpu() - begin)
os.read(fd, 12)
time.sleep(0.5)
os.read(fd, 13)
WORK
status 0 dtrace -qn 'self uint64_t last;
	fbt::vfs_read:entry /pid == $target && arg2 > 10 && arg2 < 14/ { printf("%d %d\n", arg2, vtimestamp); }
	fbt::vfs_read:entry /pid == $target && vtimestamp < self->last/ { printf("backwards\n"); }
	fbt::vfs_read:entry /pid == $target/ { self->last = vtimestamp; }' -c 'python3 -S work.py'
grep backwards out && fail "it went backwards"
at() { awk -v n="$1" '$1 == n { print $2 }' out; }
ran=$(awk '/^ran/ { print $2 }' out)
# It is brought up to date at each tick, at most 10 ms late.
(($(at 12) - $(at 11) >= ran - 10000000)) || { cat out; fail "it did not grow while the thread ran"; }
(($(at 13) - $(at 12) < 250000000)) || { cat out; fail "it grew while the thread slept"; }
