#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How long reads take, in nanoseconds: a distribution, and average, deviation and maximum. */

#pragma D option quiet

fbt::vfs_read:entry
{
	self->begin = timestamp;
}

fbt::vfs_read:return
/self->begin/
{
	this->time = timestamp - self->begin;
	@times[execname] = quantize(this->time);
	@average[execname] = avg(this->time);
	@deviation[execname] = stddev(this->time);
	@longest[execname] = max(this->time);
	@reads[execname] = count();
	self->begin = 0;
}

END
{
	printa(@times);
	printf("%-16s %10s %10s %10s %10s\n", "PROGRAM", "READS", "AVG NS", "STDDEV", "MAX NS");
	printa("%-16s %@10d %@10d %@10d %@10d\n", @reads, @average, @deviation, @longest);
}
