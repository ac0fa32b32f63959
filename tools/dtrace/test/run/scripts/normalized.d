#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

syscall::read:return
/pid == $target && arg0 == 1000/
{
	@kib["total"] = sum(arg0);
	@all["total"] = sum(arg0);
	@gone["gone"] = count();
}

END
{
	normalize(@kib, 100);
	printa("%-6s %@d hundred\n", @kib);
	denormalize(@kib);
	printa("%-6s %@d\n", @kib);
	clear(@all);
	printa("%-6s %@d after clear\n", @all);
	trunc(@gone);
	printa("%-6s %@d never\n", @gone);
	clear(@kib); clear(@all);
	printa("%-6s %@d %@d\n", @kib, @all);
	trunc(@kib); trunc(@all);
}
==== 0 -c 'dd if=zeros3 of=/dev/null bs=1000 status=none'
total  30 hundred
total  3000
total  0 after clear
total  0 0
