#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Where threads in the kernel sleep for mutexes and reader-writer locks, how often, and for how many nanoseconds. */

#pragma D option quiet

lockstat:::adaptive-block, lockstat:::rw-block
{
	@waits[probename, stack(6)] = count();
	@time[probename, stack(6)] = sum(arg1);
}

END
{
	printa("%s%k%@d waits, %@d ns\n\n", @waits, @time);
}
