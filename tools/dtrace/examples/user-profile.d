#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* User stacks of running programs, sampled a thousand times a second. */

#pragma D option quiet

profile-997
/arg1/
{
	@[execname, ustack(5)] = count();
}
