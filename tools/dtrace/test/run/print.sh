#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# print() shows what /proc says: numbers, enums by name, texts, arrays, structs, and what pointers lead to.
. "$(dirname "$0")/common.sh"

proc() { cat "/proc/sys/kernel/$1"; }

status 0 dtrace -qn 'BEGIN { print(pid); print(execname); print(`pid_max); print(`system_state); print(`init_task.comm);
	print(`console_printk); print(`init_uts_ns.name); exit(0); }'
cat >wanted <<END
(string)"dtrace"
(int)$(proc pid_max)
(enum system_states)SYSTEM_RUNNING
(char [16])"swapper/0"
(int [4])[$(proc printk | sed 's/[[:space:]][[:space:]]*/, /g')]
(struct new_utsname) {
 .sysname = (char [65])"$(proc ostype)",
 .nodename = (char [65])"$(proc hostname)",
 .release = (char [65])"$(proc osrelease)",
 .version = (char [65])"$(proc version)",
 .machine = (char [65])"$(uname -m)",
 .domainname = (char [65])"$(proc domainname)",
}
END
grep -qx '(pid_t)[1-9][0-9]*' out || fail "pid: $(head -n 1 out)"
diff wanted <(sed 1d out) || fail "differs from /proc"

# The same by pointers. Of a large object -x printsize bytes are shown.
address=$(awk '$3 == "init_task" { print $1 }' /proc/kallsyms)
status 0 dtrace -x printsize=200 -qn 'BEGIN { print(&`pid_max); print(&`init_task); print(&`init_uts_ns.name.machine); exit(0); }'
same "pointer to a number" "$(sed -n 2p out)" "(int)$(proc pid_max)"
same "address" "$(grep -B 1 '^(struct task_struct) {$' out | head -n 1)" "0x$address = *"
grep -qx ' \.\.\.' out || fail "nothing says that more of the task is not shown"
same "pointer to an array" "$(tail -n 1 out)" "(char [65])\"$(uname -m)\""

# A per-CPU struct, one of the process, one of the program; and a pointer to nothing.
status 0 dtrace -n 'struct p { int x; string s; } g; BEGIN { g.x = 7; g.s = "seven"; print(g); print(&g); print(`runqueues.cpu == cpu);
	this->a = (struct list_head *)copyin(curthread->mm->arg_start, 16); print(this->a); exit(0); }'
same "of the program" "$(grep -c '^ *\.x = (int)7,$' out)/$(grep -c '^ *\.s = (string)"seven",$' out)" 2/2
same "columns" "$(grep -o '^ *(int)1$' out)" "$(printf '%44s(int)1' '')"
grep -q '^ *\.next = (struct list_head \*)0x6361727464' <(sed 's/0x[0-9a-f]*\(6361727464\)/0x\1/' out) || { cat out; fail "arguments"; }
status 0 dtrace -qn 'BEGIN { print((struct list_head *)16); } ERROR { printf("fault %d 0x%x\n", arg4, arg5); exit(0); }'
same "nothing there" "$(cat out)" "fault 1 0x10"

# Each kind of member, with values that are known.
[ -n "${DTRACE_TEST_MODULE:-}" ] || exit 0
load "$DTRACE_TEST_MODULE"
status 0 dtrace -qn 'BEGIN { print(`dtrace_vars_all); print(`dtrace_vars_list); print(`dtrace_vars_all.high); exit(0); }'
same "all kinds" "$(sed 's/0x[0-9a-f]*/ADDRESS/' out)" '(struct dtrace_vars_all) {
 .number = (int)-5,
 .text = (char [16])"in a module",
 .pointer = (struct dtrace_vars_all *)ADDRESS,
 .list = (short [3])[10, 20, 30],
 .low = (unsigned int)5,
 .high = (int)-3,
}
(int [4])[1, 2, 4, 8]
(int)-3'
unload dtrace_vars
