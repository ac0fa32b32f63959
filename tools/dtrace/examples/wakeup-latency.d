#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How long a woken thread waits for a CPU, in microseconds. */

#pragma D option quiet

sdt:sched::sched_wakeup,
sdt:sched::sched_wakeup_new
{
	woken[args[1]] = timestamp;
}

sdt:sched::sched_switch
/woken[args[5]]/
{
	@ = quantize((timestamp - woken[args[5]]) / 1000);
	woken[args[5]] = 0;
}
