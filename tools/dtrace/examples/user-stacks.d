#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* The user stacks from which programs call write(). */

#pragma D option quiet

fbt::ksys_write:entry
{
	@[execname, ustack(5)] = count();
}
