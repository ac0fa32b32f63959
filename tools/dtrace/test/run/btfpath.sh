#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -x btfpath=FILE names the file with the kernel's types. If the file cannot be read, the error names it.
. "$(dirname "$0")/common.sh"

program='BEGIN { printf("%d %d\n", sizeof(struct task_struct), curthread->pid == tid); exit(0); }'
status 0 dtrace -qn "$program"
mv out usual
cp /sys/kernel/btf/vmlinux copied
for file in /sys/kernel/btf/vmlinux copied; do
	status 0 dtrace -q -x btfpath=$file -n "$program"
	same "types of $file" "$(cat out)" "$(cat usual)"
	same "messages about $file" "$(cat err)" ""
done
grep -q '^[1-9][0-9]* 1$' usual

status 1 dtrace -q -x btfpath=missing -n "$program"
grep -q 'cannot read types of the kernel from missing: No such file or directory' err ||
	{ cat err; fail "a file that is missing"; }
# What needs no types of the kernel needs no file of them.
status 0 dtrace -q -x btfpath=missing -n 'BEGIN { printf("%d\n", pid - pid + 1); exit(0); }'
same "without types" "$(cat out)" 1
echo junk >junk
status 1 dtrace -q -x btfpath=junk -n "$program"
grep -q 'cannot read types of the kernel from junk: too short for BTF' err || { cat err; fail "a file that is no BTF"; }
