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
dtrace -qn 'syscall::nanosleep:entry,syscall::clock_nanosleep:entry /execname == "outside"/ {
	printf("outside %d\n", pid); exit(0); }
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

# Where all processes have numbers, these are used.
status 0 dtrace -qn 'BEGIN { printf("%d", pid == $pid); } syscall::getppid:entry /pid == $target/ {
	printf(" %d", progenyof($pid)); exit(0); }' \
	-c 'perl -e "getppid()"'
same "outside" "$(cat out)" "1 1"
