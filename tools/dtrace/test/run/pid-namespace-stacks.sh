#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# In a namespace of processes, the stack of a process is walked as outside: the tables have the numbers of the
# namespace.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
unshare -pf --mount-proc true 2>/dev/null || { echo "this kernel has no namespaces of processes"; exit 77; }

cat >program.c <<'E'
__attribute__((noinline)) int inner(int n) { __asm__ volatile("" : "+r"(n)); return n; }
__attribute__((noinline)) int outer(int n) { return inner(n + 1) + 1; }
int main(void) { return outer(0) - 2; }
E
gcc -g -O2 -fomit-frame-pointer -o program program.c
cat >inside <<'S'
dtrace -qn 'pid$target:a.out:inner:entry { ustack(3); printf("%A %d\n", ucaller, ustackdepth > 2);
	exit(0); }' -c ./program
S
status 0 unshare -pf --mount-proc sh inside
same "frames" "$(grep -o 'program.[a-z]*\|[01]$' out)" 'program`inner
program`outer
program`main
program`outer
1'
