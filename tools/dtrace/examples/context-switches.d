#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How often programs give up the CPU, and how often they are preempted. */

#pragma D option quiet

sdt:sched::sched_switch
{
	@[stringof(args[0]), args[3] == 0 ? "is taken away" : "waits"] = count();
}
