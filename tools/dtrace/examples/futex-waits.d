#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How long threads wait for each other in futex(2), by program, in nanoseconds. */

#pragma D option quiet

/* FUTEX_WAIT and FUTEX_WAIT_BITSET, of which the higher bits are flags. */
syscall::futex:entry
/(arg1 & 0x7f) == 0 || (arg1 & 0x7f) == 9/
{
	self->begin = timestamp;
}

syscall::futex:return
/self->begin/
{
	@[execname] = quantize(timestamp - self->begin);
	self->begin = 0;
}
