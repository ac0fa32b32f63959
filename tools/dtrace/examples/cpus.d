#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* On which CPUs programs run: how often each program is switched to each CPU. */

#pragma D option quiet

sdt:sched::sched_switch
/args[5] != 0/
{
	@[stringof(args[4])] = lquantize(cpu, 0, 256);
}
