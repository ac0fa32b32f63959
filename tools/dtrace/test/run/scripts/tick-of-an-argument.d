#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

tick-$1ms
{
	printf("%d %s\n", ++n, probename);
}

tick-$1ms
/n == $2/
{
	exit(n);
}
==== 3 10 3
1 tick-10ms
2 tick-10ms
3 tick-10ms
