#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How long the functions of work items take: a distribution in nanoseconds. */

#pragma D option quiet

sdt:workqueue::workqueue_execute_start
{
	self->begin = timestamp;
	self->function = arg1;
}

sdt:workqueue::workqueue_execute_end
/self->begin/
{
	@[func(self->function)] = quantize(timestamp - self->begin);
	self->begin = 0;
}
