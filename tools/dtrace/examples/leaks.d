#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Bytes that a process has got from malloc() and never freed, by the stack that asked for them: -c COMMAND or -p PID. */

#pragma D option quiet
#pragma D option dynvarsize=8m

pid$target:libc:malloc:entry
{
	self->size = arg0;
	self->from = ustack(8);
}

/* Assigning 0 frees an element. So a stack whose memory has all been freed is not printed. */
pid$target:libc:malloc:return
/self->from && arg1/
{
	size[arg1] = self->size;
	from[arg1] = self->from;
	left[self->from] += self->size;
	self->from = 0;
}

pid$target:libc:free:entry,
pid$target:libc:realloc:entry
/size[arg0]/
{
	left[from[arg0]] -= size[arg0];
	size[arg0] = 0;
	from[arg0] = 0;
}

END
{
	printa("%k%@16d\n", left);
}
