#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# In a namespace of processes, addresses of a process get names: in records, in keys of aggregations and by %A.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
unshare -pf --mount-proc true 2>/dev/null || { echo "this kernel has no namespaces of processes"; exit 77; }

cat >program.c <<'E'
__attribute__((noinline)) int wanted(int n) { __asm__ volatile("" : "+r"(n)); return n; }
int main(void) { return wanted(0); }
E
gcc -g -O1 -o program program.c
cat >inside <<'S'
dtrace -qn 'pid$target:a.out:wanted:entry { ustack(1); printf("%A\n", uregs[R_PC]); @[usym(uregs[R_PC])] = count();
	@s[ustack(1)] = count();
	exit(0); } END { printa("key %A\n", @); }' -c ./program
S
status 0 unshare -pf --mount-proc sh inside
same "names" "$(grep -o 'key program.*\|program.[a-z]*' out)" 'program`wanted
program`wanted
key program`wanted
program`wanted'
