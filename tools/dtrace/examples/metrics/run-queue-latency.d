#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How long runnable threads wait for a CPU, in nanoseconds: run-queue-latency.d -x listen=9435 */

#pragma D option quiet

sched:::enqueue
{
	since[args[0]->pr_lwpid] = timestamp;
}

sched:::on-cpu
/since[tid]/
{
	@run_queue_latency_ns = quantize(timestamp - since[tid]);
	since[tid] = 0;
}
