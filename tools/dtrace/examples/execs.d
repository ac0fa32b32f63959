#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Programs that are started: process, its parent, program with its arguments. */

#pragma D option quiet

BEGIN
{
	printf("%8s %8s %s\n", "PID", "PARENT", "PROGRAM");
}

proc:::exec-success
{
	printf("%8d %8d %s\n", pid, ppid, curpsinfo->pr_psargs);
}
