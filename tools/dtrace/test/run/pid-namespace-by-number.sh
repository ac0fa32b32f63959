#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# In a namespace of processes, -p takes a number of it, also for probes in the code of the process, and notices its end.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

unshare -pf --mount-proc true 2>/dev/null || { echo "this kernel has no namespaces of processes"; exit 77; }

cat >loop.c <<'C'
#include <unistd.h>
__attribute__((noinline)) int turn(int n) { __asm__ volatile("" : "+r"(n)); getppid(); return n; }
int main(void) { for (;;) { turn(7); usleep(10000); } }
C
cc -O1 -o loop loop.c
cat >by_number <<'S'
./loop &
dtrace -qn 'pid$target:a.out:turn:entry { self->in = arg0; }
	syscall::getppid:entry /pid == $target && self->in == 7/ { in_call = 1; }
	syscall::getppid:entry /in_call/ { printf("in %s %d %d\n", execname, pid == $1, progenyof($target));
		exit(0); }' -p $! $!
dtrace -wqn 'syscall::getppid:entry /pid == $target && !n++/ { system("kill %d", pid); }
	END { printf("ended %d\n", n > 0); }' -p $!
dtrace -qn 'BEGIN { exit(0); }' -p 4000000
S
rc=0
unshare -pf --mount-proc sh by_number >out 2>err || rc=$?
same "by number" "$(grep . out)" "in loop 1 1
ended 1"
same "no such number" "$rc $(grep -c 'process 4000000' err)" "1 1"
