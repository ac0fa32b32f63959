#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Which programs sleep on purpose, and for how many milliseconds. */

#pragma D option quiet

syscall::clock_nanosleep:entry
{
	self->time = arg2;
}

syscall::nanosleep:entry
{
	self->time = arg0;
}

syscall::clock_nanosleep:return, syscall::nanosleep:return
/self->time/
{
	this->wanted = (struct timespec64 *)copyin(self->time, sizeof(struct timespec64));
	@[execname] = quantize(this->wanted->tv_sec * 1000 + this->wanted->tv_nsec / 1000000);
	self->time = 0;
}
