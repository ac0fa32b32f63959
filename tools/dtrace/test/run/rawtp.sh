#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# args[] of rawtp are the parameters of the tracepoint, with their types; args[] of sdt are the fields of its record.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'rawtp:sched::sched_process_exec /ppid == $target/ {
	printf("%s %d\n", args[0]->comm, args[2] != 0); }
rawtp:sched::sched_process_fork /pid == $target/ { printf("fork %d %d\n", args[0] == curthread, args[1]->real_parent->tgid == pid); }
' -c 'sh -c "/bin/true; exit 0"'
same output "$(grep . out)" "fork 1 1
true 1"
status 0 dtrace -lvn 'rawtp:sched::sched_switch'
same types "$(grep -o 'args.*' out)" "args[0]: bool
args[1]: struct task_struct *
args[2]: struct task_struct *
args[3]: unsigned int"
# All of them can be attached to but those that nobody may.
status 0 dtrace -qn 'rawtp:sched::,rawtp:irq::,rawtp:timer:: { @ = count(); } BEGIN { exit(0); }'
