#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Which signals are sent, by whom and to whom. */

#pragma D option quiet

proc:::signal-send
{
	@[execname, args[2], args[1]->pr_fname] = count();
}

END
{
	printf("%-16s %6s %-16s %s\n", "FROM", "SIGNAL", "TO", "COUNT");
	printa("%-16s %6d %-16s %@d\n", @);
}
