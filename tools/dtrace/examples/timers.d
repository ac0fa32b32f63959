#!/usr/bin/env -S dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
/* The functions that kernel timers run. */

#pragma D option quiet

sdt:timer::hrtimer_expire_entry
{
	@[func((uintptr_t)args[2])] = count();
}

sdt:timer::hrtimer_expire_entry
{
	@all = count();
}

END
{
	printa("%-50a %@8d\n", @);
	printa("together %@d\n", @all);
}
