#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Sizes of memory allocations in the kernel, in steps of 64 bytes up to 1,024. */

#pragma D option quiet

sdt:kmem::kmalloc
{
	@["bytes asked for"] = lquantize(args[2], 0, 1024, 64);
	@["bytes given"] = lquantize(args[3], 0, 1024, 64);
}
