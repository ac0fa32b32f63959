#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* The status with which processes end, or the signal that ended them. */

#pragma D option quiet

syscall::exit_group:entry
{
	@exits[execname, args[0]] = count();
}

fbt::do_group_exit:entry
/(arg0 & 0x7f) != 0/
{
	@killed[execname, arg0 & 0x7f] = count();
}

END
{
	printa("%-16s status %d: %@d\n", @exits);
	printa("%-16s signal %d: %@d\n", @killed);
}
