#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Processes that begin and end, in the order of time. */

#pragma D option quiet

sdt:sched::sched_process_fork
{
	printf("%8d %-16s forks %d\n", pid, execname, args[3]);
}

sdt:sched::sched_process_exec
{
	printf("%8d %-16s runs %s\n", pid, execname, stringof(args[0]));
}

sdt:sched::sched_process_exit
/pid == tid/
{
	printf("%8d %-16s ends\n", pid, execname);
}
