#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How much memory programs map at a time: three digits of magnitudes from 1 KiB on, each in ten steps. */

#pragma D option quiet

syscall::mmap:entry
{
	@[execname] = llquantize(args[1], 10, 3, 8, 10);
}
