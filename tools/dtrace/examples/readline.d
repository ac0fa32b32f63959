#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* The lines that users type at any bash, also at those that start later. */

#pragma D option quiet

BEGIN
{
	printf("%8s %8s %s\n", "PID", "USER", "LINE");
}

pid*:bash:readline:return
/arg1 != 0/
{
	printf("%8d %8d %s\n", pid, uid, copyinstr(arg1));
}
