#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Variables are read at their real addresses if the kernel was relocated at boot.
. "$(dirname "$0")/common.sh"

# address SYMBOL
address() { awk -v name="$1" '$3 == name { print $1; exit }' /proc/kallsyms; }
# Where x86-64 kernels are linked to; a kernel of another machine lies elsewhere anyway.
[ "$(address _text)" != ffffffff81000000 ] || { echo "the kernel was not moved: $(cat /proc/cmdline)"; exit 77; }
status 0 dtrace -qn 'BEGIN { printf("%x %x %x\n", (uint64_t)&`init_task, (uint64_t)&`linux_banner, (uint64_t)&`jiffies);
	printf("%s\n%s", stringof(`init_task.comm), stringof(`linux_banner)); exit(0); }'
{ echo "$(address init_task) $(address linux_banner) $(address jiffies)"; echo swapper/0; cat /proc/version; } >wanted
diff wanted out || fail "differs from /proc"
