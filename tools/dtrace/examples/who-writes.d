#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Who writes to a variable of the kernel, from where, and which value? The variable is kernel.panic of sysctl(8). */

#pragma D option quiet

BEGIN
{
	printf("%-16s %6s %s\n", "PROGRAM", "VALUE", "CODE");
}

watch:vmlinux:`panic_timeout:write
{
	printf("%-16s %6d %a\n", execname, `panic_timeout, arg0);
}
