#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The clock of the kernel is watched: each write adds one, and the stack shows who writes.
. "$(dirname "$0")/common.sh"

cat >ticks.d <<'E'
watch:vmlinux:`jiffies:write
/last/
{
	@steps[`jiffies - last] = count();
}
watch:vmlinux:`jiffies:write { last = `jiffies; @[stack(1)] = count(); }
watch:vmlinux:`jiffies:write /n++ > 50/ { exit(0); }
E
status 0 dtrace -q -s ticks.d
grep -q '`do_timer\|`tick_do_update_jiffies64' out || { cat out; fail "the stacks have no timer"; }
