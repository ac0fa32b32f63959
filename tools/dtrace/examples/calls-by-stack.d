#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* From where in its own code a command makes system calls: the five most frequent stacks. */

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
