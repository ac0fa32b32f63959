#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# copyinstr(), copyin() and copyinto() read the memory of the process that fires.
. "$(dirname "$0")/common.sh"

# The path that openat() gets, in a process that opens one file after the other.
cat >opens.sh <<'OPENS'
for name in /none/such /none/a-name-that-is-longer-than-eight-bytes; do
	: <"$name"
done 2>/dev/null
OPENS
status 0 dtrace -qn 'fbt::do_sys_openat2:entry /execname == "bash" && substr(copyinstr(arg1), 0, 5) == "/none"/ {
		printf("[%s]", copyinstr(arg1)); printf("[%s]", copyinstr(arg1, 5));
		printf("[%s]", copyinstr(arg1, pid - pid + 2));
		printf("[%s]", copyinstr(arg1, 0)); printf("[%s]", copyinstr(arg1, -1));
		this->p = (char *)copyin(arg1, 6); printf("[%c%c%c]", this->p[0], this->p[1], this->p[5]);
		this->n = strlen(copyinstr(arg1)); this->q = (char *)copyin(arg1, this->n + 1);
		printf("[%s]\n", stringof(this->q));
	}' -c 'bash opens.sh'
same output "$(cat out)" "[/none/such][/none][/n][][/none/such][/n/][/none/such]
[/none/a-name-that-is-longer-than-eight-bytes][/none][/n][][/none/a-name-that-is-longer-than-eight-bytes][/n/][/none/a-name-that-is-longer-than-eight-bytes]"

status 0 dtrace -x strsize=8 -qn 'fbt::do_sys_openat2:entry /execname == "bash" && copyinstr(arg1) == "/none/s"/ {
		printf("[%s][%s]\n", copyinstr(arg1), copyinstr(arg1, 100)); }' -c 'bash opens.sh'
same "cut to strsize" "$(cat out)" "[/none/s][/none/s]"

status 0 dtrace -qn 'char g[8]; fbt::do_sys_openat2:entry /execname == "bash" && copyinstr(arg1) == "/none/such"/ {
		this->b = (char *)alloca(16); copyinto(arg1, 11, this->b); printf("[%s]", stringof(this->b));
		copyinto(arg1 + 1, 5, &g[0]); printf("[%s]", stringof(g)); this->n = 4;
		copyinto(arg1, this->n, &g[0]); printf("[%s]\n", stringof(g)); }' -c 'bash opens.sh'
same copyinto "$(cat out)" "[/none/such][none/][/non/]"

status 0 dtrace -qn 'BEGIN { trace(copyinstr(0)); } BEGIN { trace(copyinstr(8, 3)); } BEGIN { copyin(16, 8); }
	BEGIN { this->n = 8; copyin(24, this->n); }
	BEGIN { copyinto(32, 8, alloca(8)); } BEGIN { copyinto((uintptr_t)curthread, 8, curthread); }
	BEGIN { copyin(0, 257); } BEGIN { this->n = -1; copyin(0, this->n); } BEGIN { printf("goes on\n"); exit(0); }'
same "after faults" "$(cat out)" "goes on"
for address in 0x0 0x8 0x10 0x18 0x20 0xffff; do
	grep -q "invalid address ($address" err || { cat err; fail "no fault at $address"; }
done
same "out of scratch" "$(grep -c 'out of scratch space' err)" 2
