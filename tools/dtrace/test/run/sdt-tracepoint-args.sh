#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# args[] of a tracepoint are its fields: numbers with their sign, arrays and strings, even those of the process's
# memory.
. "$(dirname "$0")/common.sh"

# sched_switch: the one that leaves is the current one. Its name is an array in the record, its state a long.
status 0 dtrace -qn 'sdt:sched::sched_switch {
	printf("%d %d %d %d %d\n", stringof(args[0]) == execname, args[1] == tid, args[2] == curthread->prio,
	       args[3] >= 0, arg5 == args[5]); }
	sdt:sched::sched_switch /i++ > 50/ { exit(0); }'
same "sched_switch" "$(sed '/^$/d' out | sort | uniq)" "1 1 1 1 1"

# The name of an executable is as long as it is: the record says where it begins.
cp /bin/true ./a-name-of-a-program
traced -n 'sdt:sched::sched_process_exec { printf("%s %d %d\n", stringof(args[0]), args[1] == pid, args[2] == tid); }' \
	-- ./a-name-of-a-program
grep -qx './a-name-of-a-program 1 1' out || { cat out; fail "sched_process_exec"; }

# A path that the process has given, and -ENOENT.
# shellcheck disable=SC2016 # D, not shell
traced -n 'sdt:syscalls::sys_enter_openat /stringof(args[2]) == "/no/such/file"/ { self->is = 1; printf("opened\n"); }
	sdt:syscalls::sys_exit_openat /self->is/ { self->is = 0; printf("%d %d\n", args[0] > 0, args[1]); }' \
	-- bash -c 'cat /no/such/file 2>/dev/null || true'
# In any order: they may be on two CPUs.
same "openat" "$(sort out | tr '\n' ' ')" "1 -2 opened "

# A code that is an int: SI_TKILL, -6, which is negative in all 64 bits of an argument.
# shellcheck disable=SC2016 # perl, not shell
traced -n 'sdt:signal::signal_generate /args[0] == 17 && args[2] < 0/ {
	printf("%d %d %s\n", args[2], arg2 == -6, stringof(args[3])); }' \
	-- perl -e 'require "sys/syscall.ph"; syscall(&SYS_tgkill, 0 + $$, 0 + $$, 17);'
same "signal_generate" "$(cat out)" "-6 1 perl"
