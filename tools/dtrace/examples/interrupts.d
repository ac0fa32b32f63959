#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How long interrupt handlers take, by device: total nanoseconds, count, longest. */

#pragma D option quiet

sdt:irq::irq_handler_entry
{
	begin[cpu, args[0]] = timestamp;
	name[args[0]] = stringof(args[1]);
}

sdt:irq::irq_handler_exit
/begin[cpu, args[0]]/
{
	this->time = timestamp - begin[cpu, args[0]];
	@total[name[args[0]]] = sum(this->time);
	@count[name[args[0]]] = count();
	@longest[name[args[0]]] = max(this->time);
	begin[cpu, args[0]] = 0;
}

END
{
	printf("%-24s %12s %8s %12s\n", "DEVICE", "NS", "COUNT", "LONGEST");
	printa("%-24s %@12d %@8d %@12d\n", @total, @count, @longest);
}
