#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* The functions of a program as they call each other, with their results: -c COMMAND or -p PID. */

#pragma D option flowindent

pid$target:a.out:main:entry
{
	self->follow = 1;
}

pid$target:a.out::entry
/self->follow/
{
}

pid$target:a.out::return
/self->follow/
{
	printf("= %d", (int)arg1);
}

pid$target:a.out:main:return
{
	self->follow = 0;
}
