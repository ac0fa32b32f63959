#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* How many bytes are written to each file, by the name under which it was opened. */

#pragma D option quiet

fbt::ksys_write:entry
{
	self->file = fds[arg0].fi_pathname;
	self->is_write = 1;
}

fbt::ksys_write:return
/self->is_write && (ssize_t)arg1 > 0/
{
	@[execname, self->file] = sum(arg1);
}

fbt::ksys_write:return
/self->is_write/
{
	self->is_write = 0;
	self->file = 0;
}
