#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Threads that wait: enqueued and not yet dequeued, for each processor. */
#pragma D option quiet

sched:::enqueue
{
	this->len = qlen[args[2]->cpu_id]++;
	@[args[2]->cpu_id] = lquantize(this->len, 0, 100);
	seen = 1;
}

sched:::dequeue
/qlen[args[2]->cpu_id]/
{
	qlen[args[2]->cpu_id]--;
}

sched:::on-cpu
{
	dispqueue[cpu] = curthread;
	@running[stringof(execname)] = count();
}

sched:::off-cpu
/dispqueue[cpu] == curthread/
{
	dispqueue[cpu] = NULL;
	both = 1;
}

END
{
	trunc(@, 0);
	trunc(@running);
	printf("%s %s\n", seen ? "queued" : "idle", both ? "matched" : "unmatched");
}
==== 0 -c 'sh -c "for i in 1 2 3 4 5; do /bin/true; done"'
queued matched
