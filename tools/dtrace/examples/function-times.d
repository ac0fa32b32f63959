#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Time that programs spend in functions of the file system layer and their callees, in microseconds. */

#pragma D option quiet

fbt:vmlinux:vfs_*:entry
{
	self->begin[probefunc] = timestamp;
}

fbt:vmlinux:vfs_*:return
/self->begin[probefunc]/
{
	@time[execname, probefunc] = sum(timestamp - self->begin[probefunc]);
	@calls[execname, probefunc] = count();
	self->begin[probefunc] = 0;
}

END
{
	normalize(@time, 1000);
	printf("%-16s %-24s %10s %10s\n", "PROGRAM", "FUNCTION", "CALLS", "TIME US");
	printa("%-16s %-24s %@10d %@10d\n", @calls, @time);
}
