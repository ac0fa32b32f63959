#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Bytes read for each byte requested, in percent: normalize() and several aggregations. */

#pragma D option quiet

fbt::vfs_read:entry
{
	self->wanted = arg2;
}

fbt::vfs_read:return
/self->wanted && (ssize_t)arg1 > 0/
{
	@wanted[execname] = sum(self->wanted);
	@read[execname] = sum(arg1);
	@percent[execname] = avg(100 * arg1 / self->wanted);
}

fbt::vfs_read:return
{
	self->wanted = 0;
}

END
{
	normalize(@wanted, 1024);
	normalize(@read, 1024);
	printf("%-16s %12s %12s %8s\n", "PROGRAM", "WANTED KiB", "READ KiB", "PERCENT");
	printa("%-16s %@12d %@12d %@8d\n", @wanted, @read, @percent);
}
