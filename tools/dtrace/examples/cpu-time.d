#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How long each program runs on a CPU, in milliseconds in total, and how often it gets one. */

#pragma D option quiet

sched:::on-cpu
{
	self->since = timestamp;
}

sched:::off-cpu
/self->since/
{
	@time[execname] = sum(timestamp - self->since);
	@times[execname] = count();
	self->since = 0;
}

END
{
	normalize(@time, 1000000);
	printf("%-20s %10s %10s\n", "PROGRAM", "MS", "TIMES");
	printa("%-20s %@10d %@10d\n", @time, @times);
}
