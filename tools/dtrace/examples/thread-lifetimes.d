#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How long threads live, by program: a distribution in milliseconds. */

#pragma D option quiet

proc:::lwp-start
{
	self->begin = timestamp;
}

proc:::lwp-exit
/self->begin/
{
	@[execname] = quantize((timestamp - self->begin) / 1000000);
	self->begin = 0;
}
