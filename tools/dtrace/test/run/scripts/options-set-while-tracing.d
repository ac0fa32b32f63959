#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */

BEGIN
{
	setopt("quiet");
	setopt("aggsortkey");
	setopt("aggsortrev", "1");
	setopt("aggrate", "10hz");
	@[1] = count(); @[3] = count(); @[2] = count(); @[2] = count();
	printf("quiet from here\n");
	exit(0);
}
==== 0 2>/dev/null | sed 's/.* :BEGIN/:BEGIN/'
CPU     ID                    FUNCTION:NAME
:BEGIN quiet from here


        3                1
        2                2
        1                1
