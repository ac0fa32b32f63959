#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* System calls that take longer than the first argument of the script, in microseconds; without one, 10,000. */

#pragma D option quiet
#pragma D option defaultargs

BEGIN
{
	limit = $1 ? $1 * 1000 : 10000000;
}

syscall:::entry
{
	self->begin = timestamp;
}

syscall:::return
/self->begin && timestamp - self->begin > limit/
{
	printf("%8d %-16s %-20s %10d us\n", pid, execname, probefunc, (timestamp - self->begin) / 1000);
}

syscall:::return
{
	self->begin = 0;
}
