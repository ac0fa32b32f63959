#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* TCP ports at which somebody listens: first those that exist, then each one that is new. */

#pragma D option quiet

BEGIN
{
	printf("%-8s %-16s %s\n", "SINCE", "ADDRESS", "PORT");
}

iter:::tcp
/args[1]->tcps_state == TCP_STATE_LISTEN/
{
	printf("%-8s %-16s %d\n", "before", args[1]->tcps_laddr, args[1]->tcps_lport);
}

tcp:::state-change
/args[3]->tcps_state == TCP_STATE_LISTEN/
{
	printf("%-8s %-16s %d\n", "now", args[3]->tcps_laddr, args[3]->tcps_lport);
}
