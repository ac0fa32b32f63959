#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Programs that are started: process, its parent, path. */

#pragma D option quiet

BEGIN
{
	printf("%8s %8s %s\n", "PID", "PARENT", "PATH");
}

sdt:sched::sched_process_exec
{
	printf("%8d %8d %s\n", pid, ppid, stringof(args[0]));
}
