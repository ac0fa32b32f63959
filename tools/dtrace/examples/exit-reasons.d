#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How processes end, and how long they have lived, in milliseconds. */

#pragma D option quiet

proc:::start
{
	began[pid] = timestamp;
}

proc:::exit
{
	@ended[execname, args[0] == CLD_EXITED ? "exit" : args[0] == CLD_KILLED ? "signal" : "dump"] = count();
}

proc:::exit
/began[pid]/
{
	@lived["lifetime"] = quantize((timestamp - began[pid]) / 1000000);
	began[pid] = 0;
}

END
{
	printf("%-16s %-8s %s\n", "PROGRAM", "ENDED BY", "COUNT");
	printa("%-16s %-8s %@d\n", @ended);
	printa(@lived);
}
