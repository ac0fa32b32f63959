#!/usr/sbin/dtrace -ws
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

BEGIN
{
	printf("first\n");
	system("echo from %s %d", "sh", 7);
	freopen("listing.%d", 1);
	printf("in the file\n");
	freopen("");
	printf("last\n");
	system("cat listing.1");
	exit(0);
}
==== 0 -w
first
from sh 7
last
in the file
