#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# What cannot be watched is an error before tracing begins, which says why.
. "$(dirname "$0")/common.sh"

# refused WANTED OPTION...: BEGIN does not run
refused() {
	local wanted=$1
	shift
	status 1 dtrace -q -n 'BEGIN { printf("begun\n"); exit(0); }' "$@"
	same "output" "$(cat out)" ""
	grep -qF -- "$wanted" err || { cat err; fail "the message lacks: $wanted"; }
}

# The hardware has four registers.
five=()
for name in panic_timeout panic_on_oops sysctl_overcommit_memory sysrq_enabled console_printk/4; do
	five+=(-n "watch:vmlinux:\`$name:write { n++; }")
done
status 0 dtrace -qn 'BEGIN { exit(0); }' "${five[@]:0:8}"
refused "all debug registers of the processor are in use" "${five[@]}"
status 0 dtrace -qn 'BEGIN { exit(0); }' "${five[@]:0:8}"

# The code that handles debug exceptions.
refused "the kernel allows no watchpoint at this address" -n 'watch:vmlinux:`asm_exc_debug:exec { }'
refused "is another variable on each CPU" -n 'watch:vmlinux:`runqueues/8:write { }'
refused "has no symbol nothing" -n 'watch:a.out:nothing:write { }' -p $$
refused "has no file libnothing mapped" -n 'watch:libnothing:x:write { }' -p $$
refused "no module of the kernel is named libc" -n 'watch:libc:environ/8:write { }'
