#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* The five user stacks from which a command makes the most system calls. */

#pragma D option quiet

syscall:::entry
/pid == $target/
{
	@[probefunc, ustack(4)] = count();
}

END
{
	trunc(@, 5);
}
