#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Global variables of the kernel have the values that /proc shows.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { printf("%d\n%s\n%s\n%d %d %d %d\n%d\n", `max_threads, stringof(`init_uts_ns.name.release),
	stringof(`saved_command_line), `console_printk[0], `console_printk[1], `console_printk[2], `console_printk[3],
	`panic_timeout); exit(0); }'
{ cat /proc/sys/kernel/{threads-max,osrelease} /proc/cmdline; tr '\t' ' ' </proc/sys/kernel/printk; cat \
	/proc/sys/kernel/panic; } >wanted
diff wanted out || fail "differs from /proc"

# What goes up is between what it was before and after.
forks() { while read -r name count; do if [ "$name" = processes ]; then echo "$count"; fi; done </proc/stat; }
before=$(forks)
status 0 dtrace -qn 'BEGIN { printf("%d", `total_forks); exit(0); }'
after=$(forks)
[ "$before" -lt "$(cat out)" ] && [ "$(cat out)" -lt "$after" ] || fail "total_forks: $before, $(cat out), $after"

# The first task, an address and sizes.
status 0 dtrace -qn 'BEGIN { printf("%d %s %d %d", `init_task.pid, stringof(`init_task.comm), &`init_task == `init_task.group_leader,
	sizeof(`init_task) == sizeof(struct task_struct)); exit(0); }'
same "first task" "$(cat out)" "0 swapper/0 1 1"
address=$(awk '$3 == "jiffies" { print $1 }' /proc/kallsyms)
status 0 dtrace -qn 'BEGIN { printf("%x %d", (uint64_t)&`jiffies, `jiffies > 0); exit(0); }'
same "address" "$(cat out)" "$address 1"

# An empty variable lies where sys_tz begins, and the banner is declared without size.
status 0 dtrace -qn 'BEGIN { printf("%s", stringof(`linux_banner)); exit(0); }'
diff /proc/version out || fail "the banner differs"
status 0 dtrace -qn 'BEGIN { printf("%d %d %d", `sys_tz.tz_minuteswest, sizeof(`linux_banner) > 1,
	sizeof(`cpuhp_hp_states) / sizeof(`cpuhp_hp_states[0]) > 100); exit(0); }'
same "sizes" "$(cat out)" "0 1 1"
