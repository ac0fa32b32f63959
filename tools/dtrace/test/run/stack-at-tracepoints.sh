#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# At a tracepoint that passes no registers, at probes derived from one and at system calls, stacks begin in the
# function that contains the tracepoint.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

names() { sed 's/^ *//; s/+0x[0-9a-f]*//' out | grep -v '^$'; }

status 0 dtrace -qn 'rawtp:sched::sched_process_exit /pid == $target/ { stack(2); exit(0); }' -c true
same "rawtp" "$(names)" 'vmlinux`do_exit
vmlinux`do_group_exit'
# Two programs at one tracepoint.
status 0 dtrace -qn 'rawtp:sched::sched_switch { @[stack()] = count(); }
	rawtp:sched::sched_switch { m += arg0; } sched:::off-cpu { n++; } sched:::sleep { n++; }
	' -c 'sleep 0.1'
same "innermost frames" "$(awk 'BEGIN { RS = "" } { print $1 }' out | sed 's/+0x[0-9a-f]*$//' | sort -u)" \
	'vmlinux`__schedule'
status 0 dtrace -qn 'rawtp:sched::sched_process_exit /pid == $target/ {
	printf("%a %d\n", caller, stackdepth > 2); exit(0); }' -c true
same "caller" "$(names)" 'vmlinux`do_group_exit 1'
status 0 dtrace -qn 'sched:::sleep { @[stack(1)] = count(); }' -c 'sleep 0.1'
same "sched" "$(names | grep -v '^[0-9]' | sort -u)" 'vmlinux`__schedule'
status 0 dtrace -qn 'syscall::getpid:entry /pid == $target/ { stack(); exit(0); }' \
	-c 'python3 -c "import os; os.getpid()"'
names | grep -q "vmlinux\`$calls_from" || fail "syscall: $(cat out)"
same "no frames of programs" "$(names | grep -c 'bpf_')" 0
# BEGIN is run by the tool.
status 0 dtrace -qn 'BEGIN, sched:::sleep { stack(); exit(0); }'
same "none at BEGIN" "$(grep -c . out)" 0
