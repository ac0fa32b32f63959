#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet
#pragma D option defaultargs

dtrace:::BEGIN
/$1 == 0/
{
	printf("USAGE: counted-down.d count [word]\n");
	exit(1);
}

dtrace:::BEGIN
/$1/
{
	left = $1;
	word = $$2 == "" ? "left" : $$2;
}

profile:::tick-5ms
/left > 0/
{
	printf("%d %s\n", left--, word);
}

profile:::tick-5ms
/left == 0/
{
	exit(0);
}
==== 1
USAGE: counted-down.d count [word]
==== 0 2
2 left
1 left
==== 0 1 "more to go"
1 more to go
