#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# print() shows what pointers lead to, and objects of CPUs, of processes and of the program.
. "$(dirname "$0")/common.sh"

# Of a large object -x printsize bytes are shown.
address=$(awk '$3 == "init_task" { print $1 }' /proc/kallsyms)
status 0 dtrace -x printsize=200 -qn 'BEGIN { print(&`max_threads); print(&`init_task);
	print(&`init_uts_ns.name.machine);
	exit(0); }'
same "pointer to a number" "$(sed -n 2p out)" "(int)$(cat /proc/sys/kernel/threads-max)"
same "address" "$(grep -B 1 '^(struct task_struct) {$' out | head -n 1)" "0x$address = *"
grep -qx ' \.\.\.' out || fail "nothing says that more of the task is not shown"
same "pointer to an array" "$(tail -n 1 out)" "(char [65])\"$(uname -m)\""

# A per-CPU struct, one of the process, one of the program; and a pointer to nothing.
status 0 dtrace -n 'struct p { int x; string s; } g; BEGIN {
	g.x = 7; g.s = "seven"; print(g); print(&g); print(`runqueues.cpu == cpu);
	this->a = (struct list_head *)copyin(curthread->mm->arg_start, 16); print(this->a); exit(0); }'
same "of the program" "$(grep -c '^ *\.x = (int)7,$' out)/$(grep -c '^ *\.s = (string)"seven",$' out)" 2/2
same "columns" "$(grep -o '^ *(int)1$' out)" "$(printf '%44s(int)1' '')"
grep -q '^ *\.next = (struct list_head \*)0x6361727464' <(sed 's/0x[0-9a-f]*\(6361727464\)/0x\1/' out) ||
	{ cat out; fail "arguments"; }
status 0 dtrace -qn 'BEGIN { print((struct list_head *)16); } ERROR { printf("fault %d 0x%x\n", arg4, arg5); exit(0); }'
same "nothing there" "$(cat out)" "fault 1 0x10"
