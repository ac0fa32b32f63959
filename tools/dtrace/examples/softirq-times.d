#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How long software interrupts take, by their number: a distribution in nanoseconds. */

#pragma D option quiet

sdt:irq::softirq_entry
{
	begin[cpu, args[0]] = timestamp;
}

sdt:irq::softirq_exit
/begin[cpu, args[0]]/
{
	@["software interrupt", args[0]] = quantize(timestamp - begin[cpu, args[0]]);
	begin[cpu, args[0]] = 0;
}
