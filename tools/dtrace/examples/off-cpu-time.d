#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How long a program is off the CPU, in microseconds, by its stacks in the kernel and in user space. */

#pragma D option quiet

sched:::off-cpu
/pid == $target/
{
	self->since = timestamp;
}

sched:::on-cpu
/self->since/
{
	@[stack(12), ustack(20)] = sum((timestamp - self->since) / 1000);
	self->since = 0;
}

END
{
	trunc(@, 10);
	printa("%k%k%@d us\n\n", @);
}
