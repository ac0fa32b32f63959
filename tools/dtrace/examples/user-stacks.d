#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Where programs call write(), by their own stacks. */

#pragma D option quiet

fbt::ksys_write:entry
{
	@[execname, ustack(5)] = count();
}
