#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

BEGIN
{
	trace(*(int *)NULL);
}

tick-10ms
{
	n = 0;
	trace(1 / n);
}

dtrace:::ERROR
{
	faults++;
	printf("fault %d of %s in action %d: %s\n", faults, probename, arg2, arg4 == DTRACEFLT_DIVZERO ? "division by zero" :
	    arg4 == DTRACEFLT_BADADDR ? "invalid address" : "other");
}

ERROR
/faults == 3/
{
	exit(7);
}
==== 7 2>/dev/null
fault 1 of ERROR in action 0: invalid address
fault 2 of ERROR in action 1: division by zero
fault 3 of ERROR in action 1: division by zero
