#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# rawfbt has the arguments, results, callers and stacks of fbt, of the same functions.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# What dd asks for, and gets.
status 0 dtrace -qn '
	rawfbt::ksys_read:entry /pid == $target && arg2 == 777/ {
		self->in = 1; printf("%s:%s:%s:%s %d %d\n", probeprov, probemod, probefunc, probename, arg0, arg2); }
	rawfbt::ksys_read:return /self->in/ { self->in = 0; printf("%s %d %d\n", probename, arg0, arg1); }' \
	-c 'dd if=/dev/zero of=/dev/null bs=777 count=2 status=none'
same "reads" "$(cat out)" "rawfbt:vmlinux:ksys_read:entry 0 777
return 0 777
rawfbt:vmlinux:ksys_read:entry 0 777
return 0 777"

# An error of a system call; its arguments are in the registers that arg0 points to.
status 0 dtrace -qn 'rawfbt::'"$calls"'close:entry /pid == $target && ((struct pt_regs *)arg0)->'"$first"' == 999/ {
	self->in = 1; }
	rawfbt::'"$calls"'close:return /self->in/ { self->in = 0; printf("%d %d\n", (int)arg1, errno); }' \
	-c 'perl -e "require q(sys/syscall.ph); syscall(&SYS_close, 999)"'
same "close" "$(cat out)" "-9 9"

# Where it was called from is the same for both providers.
for name in entry return; do
	for provider in fbt rawfbt; do
		status 0 dtrace -qn "$provider::ksys_read:$name"' /pid == $target/ { printf("%a %d\n", caller, stackdepth); stack(3); exit(0); }' -c 'cat /proc/self/comm'
		grep -v '^cat$' out | sed 's/+0x[0-9a-f]*//' >"$provider"
	done
	grep -q . fbt || fail "nothing at $name"
	same "stack at $name" "$(cat rawfbt)" "$(cat fbt)"
done
