#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How long threads that can run wait in the queue of a processor, in microseconds, by processor. */

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
