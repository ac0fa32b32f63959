#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Sizes of the memory mappings that programs make, from 1,000 bytes to 10^9 bytes, in ten steps per power of ten. */

#pragma D option quiet

syscall::mmap:entry
{
	@[execname] = llquantize(args[1], 10, 3, 8, 10);
}
