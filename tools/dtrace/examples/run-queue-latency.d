#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How long runnable threads wait in the queue of a CPU, in microseconds, by CPU. */

#pragma D option quiet

sched:::enqueue
{
	since[args[0]->pr_lwpid] = timestamp;
}

sched:::on-cpu
/since[tid]/
{
	@[cpu] = quantize((timestamp - since[tid]) / 1000);
	since[tid] = 0;
}

END
{
	printa("processor %d\n%@d\n", @);
}
