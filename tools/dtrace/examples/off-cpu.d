#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Where threads of the kernel and of processes wait, and how often: the stacks at which they leave the CPU. */

#pragma D option quiet

sdt:sched::sched_switch
/args[3] != 0/
{
	@[execname, stack(12)] = count();
}

END
{
	trunc(@, 20);
}
