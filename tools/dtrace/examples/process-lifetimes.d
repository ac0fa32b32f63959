#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How long processes live, in milliseconds, with the program that they ran last and their parent. */

#pragma D option quiet

proc:::start
{
	begin[pid] = timestamp;
}

proc:::exit
/begin[pid]/
{
	printf("%8d %8d %-16s %8d ms\n", pid, ppid, execname, (timestamp - begin[pid]) / 1000000);
	begin[pid] = 0;
}
