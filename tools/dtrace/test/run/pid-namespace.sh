#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# In a namespace of processes, pid, tid, ppid, progenyof() and curpsinfo have the numbers that its processes know. A
# process outside has the number 0.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
unshare -pf --mount-proc true 2>/dev/null || { echo "this kernel has no namespaces of processes"; exit 77; }

cat >inside <<'S'
dtrace -wqn 'BEGIN { printf("%d %d\n", pid == $pid, ppid == $ppid); }
	syscall::getppid:entry /pid == $target/ { printf("target %d %d %d %d %d\n", tid == pid, ppid == $pid, progenyof($target), progenyof($pid),
		progenyof($target + 1)); printf("psinfo %d %d %d %d %d\n", curpsinfo->pr_pid == $target, curpsinfo->pr_ppid == $pid,
		curpsinfo->pr_pgid == task_pid(curthread->real_parent->real_parent), curpsinfo->pr_sid, curlwpsinfo->pr_lwpid == tid);
		exit(0); }' -c 'perl -e "getppid()"'
dtrace -qn 'syscall::nanosleep:entry,syscall::clock_nanosleep:entry /execname == "outside"/ { printf("outside %d\n", pid); exit(0); }
	tick-1s /n++ > 60/ { exit(1); }'
S
cp "$(command -v sleep)" outside
(until [ -e stop ]; do ./outside 0.1; done) &
status 0 unshare -pf --mount-proc setsid -w sh inside
touch stop
wait
same "numbers" "$(sed '/^$/d' out)" "1 1
target 1 1 1 1 0
psinfo 1 1 1 1 1
outside 0"

# -p takes such a number, also for probes in the code of the process, and notices its end.
cat >loop.c <<'C'
#include <unistd.h>
__attribute__((noinline)) int turn(int n) { __asm__ volatile("" : "+r"(n)); getppid(); return n; }
int main(void) { for (;;) { turn(7); usleep(10000); } }
C
cc -O1 -o loop loop.c
cat >by_number <<'S'
./loop &
dtrace -qn 'pid$target:a.out:turn:entry { self->in = arg0; } syscall::getppid:entry /pid == $target && self->in == 7/ { in_call = 1; }
	syscall::getppid:entry /in_call/ { printf("in %s %d %d\n", execname, pid == $1, progenyof($target)); exit(0); }' -p $! $!
dtrace -wqn 'syscall::getppid:entry /pid == $target && !n++/ { system("kill %d", pid); } END { printf("ended %d\n", n > 0); }' -p $!
dtrace -qn 'BEGIN { exit(0); }' -p 4000000
S
rc=0
unshare -pf --mount-proc sh by_number >out 2>err || rc=$?
same "by number" "$(grep . out)" "in loop 1 1
ended 1"
same "no such number" "$rc $(grep -c 'process 4000000' err)" "1 1"

# Where all processes have numbers, these are used.
status 0 dtrace -qn 'BEGIN { printf("%d", pid == $pid); } syscall::getppid:entry /pid == $target/ {
	printf(" %d", progenyof($pid)); exit(0); }' \
	-c 'perl -e "getppid()"'
same "outside" "$(cat out)" "1 1"
