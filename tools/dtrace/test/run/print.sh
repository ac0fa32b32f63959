#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# print() shows the same values as /proc: numbers, enums by name, texts, arrays, structs.
. "$(dirname "$0")/common.sh"

proc() { cat "/proc/sys/kernel/$1"; }

status 0 dtrace -qn 'BEGIN { print(pid); print(execname); print(`max_threads); print(`system_state);
	print(`init_task.comm); print(`console_printk); print(`init_uts_ns.name); exit(0); }'
cat >wanted <<END
(string)"dtrace"
(int)$(proc threads-max)
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
