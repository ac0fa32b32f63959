#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Each change of a priority, of the class or within it, fires sched:::change-pri once. A call that changes nothing does
# not.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >priority.py <<'E'
import os
os.nice(3)
os.nice(0)
os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(7))
os.sched_setparam(0, os.sched_param(9))
os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
E
# With PREEMPT_RT, the kernel also changes the priority of a task that holds a lock for which another one waits.
status 0 dtrace -qn '
syscall::setpriority:entry, syscall::sched_setscheduler:entry, syscall::sched_setparam:entry /pid == $target/ {
	self->is_called = 1; }
syscall::setpriority:return, syscall::sched_setscheduler:return, syscall::sched_setparam:return { self->is_called = 0; }
sched:::change-pri /self->is_called && args[1]->pr_pid == pid/ {
	printf("%d %d\n", args[2], args[0]->pr_pri == args[2]); }' \
	-c 'python3 priority.py'
same "priorities" "$(grep . out)" "123 1
92 1
90 1
123 1"
