#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How often each program makes each system call, and how long it takes: total, average and maximum nanoseconds. */

#pragma D option quiet

syscall:::entry
{
	self->begin = timestamp;
}

syscall:::return
/self->begin/
{
	this->time = timestamp - self->begin;
	@calls[execname, probefunc] = count();
	@total[execname, probefunc] = sum(this->time);
	@average[execname, probefunc] = avg(this->time);
	@longest[execname, probefunc] = max(this->time);
	self->begin = 0;
}

END
{
	printf("%-16s %-20s %8s %14s %12s %14s\n", "PROGRAM", "CALL", "COUNT", "TOTAL NS", "AVG NS", "MAX NS");
	printa("%-16s %-20s %@8d %@14d %@12d %@14d\n", @calls, @total, @average, @longest);
}
