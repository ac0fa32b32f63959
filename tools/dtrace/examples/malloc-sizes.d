#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Sizes of the C library's allocations by a process: -c COMMAND or -p PID. */

#pragma D option quiet

pid$target:libc:malloc:entry
{
	@["bytes asked for with malloc"] = quantize(arg0);
}
