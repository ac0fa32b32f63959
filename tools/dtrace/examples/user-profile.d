#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* Where programs spend their time, by stacks of their own, a thousand times a second. */

#pragma D option quiet

profile-997
/arg1/
{
	@[execname, ustack(5)] = count();
}
