#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* The five programs that make the most system calls, each second. */

#pragma D option quiet

syscall:::entry
{
	@[execname] = count();
}

tick-1s
{
	trunc(@, 5);
	printa("%-20s %@12d\n", @);
	printf("\n");
	trunc(@);
}
