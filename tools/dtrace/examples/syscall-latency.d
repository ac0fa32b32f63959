#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How long the system calls of a command take, by call: a distribution in nanoseconds. */

#pragma D option quiet

syscall:::entry
/pid == $target/
{
	self->begin = timestamp;
}

syscall:::return
/self->begin/
{
	@[probefunc] = quantize(timestamp - self->begin);
	self->begin = 0;
}
