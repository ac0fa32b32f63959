#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* TCP connections of this machine: those it makes, those it accepts, and those that are refused. */

#pragma D option quiet

BEGIN
{
	printf("%-12s %-22s %s\n", "CONNECTION", "HERE", "THERE");
}

tcp:::connect-established
{
	printf("%-12s %15s:%-6d %s:%d\n", "made", args[3]->tcps_laddr, args[3]->tcps_lport,
	    args[3]->tcps_raddr, args[3]->tcps_rport);
}

tcp:::accept-established
{
	printf("%-12s %15s:%-6d %s:%d\n", "accepted", args[3]->tcps_laddr, args[3]->tcps_lport,
	    args[3]->tcps_raddr, args[3]->tcps_rport);
}

tcp:::connect-refused
{
	printf("%-12s %15s:%-6d %s:%d\n", "refused", args[3]->tcps_laddr, args[3]->tcps_lport,
	    args[3]->tcps_raddr, args[3]->tcps_rport);
}
