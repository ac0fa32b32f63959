#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* The functions that work queue threads run: count, average and longest time in nanoseconds. */

#pragma D option quiet

sdt:workqueue::workqueue_execute_start
{
	self->begin = timestamp;
	self->function = (uintptr_t)args[1];
}

sdt:workqueue::workqueue_execute_end
/self->begin/
{
	this->time = timestamp - self->begin;
	@n[func(self->function)] = count();
	@average[func(self->function)] = avg(this->time);
	@longest[func(self->function)] = max(this->time);
	self->begin = 0;
}

END
{
	printa("%-44a %@8d %@10d %@10d\n", @n, @average, @longest);
}
