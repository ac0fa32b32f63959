#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Calls of 32-bit programs do not fire the probe of the 64-bit call with the same number. Checking for them does not
# affect other calls.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# Where the tool cannot see whether there are 32-bit programs it looks at each call: the verifier takes that.
status 0 unshare -m sh -c 'mount -t tmpfs none /proc/sys && exec dtrace -q -x attach=trampoline -S -x disasm=8 -n "
	syscall::getpgid:entry, syscall::getpgid:return /pid == \$target/ { @[probename] = count(); } END { printa(\"%s %@d\\n\", @); }" \
	-c "perl -e \"require q(sys/syscall.ph); syscall(&SYS_getpgid, 0);\""'
same "calls" "$(sort out | tr '\n' ' ')" "entry 1 return 1 "
grep -q 'how the kernel was entered' err || fail "it does not look"

[ -e /proc/sys/abi/vsyscall32 ] || { echo "this kernel runs no 32-bit programs"; exit 77; }
# 20 is getpid of 32-bit programs, and writev of others.
cat >calls.c <<'CALLS'
int main(void)
{
	long result;

	asm volatile("int $0x80" : "=a"(result) : "a"(20) : "memory");
	asm volatile("syscall" : "=a"(result) : "a"(20), "D"(-1), "S"(0), "d"(0) : "rcx", "r11", "memory");
	return 0;
}
CALLS
gcc -O1 -o calls calls.c
status 0 dtrace -qn 'syscall::writev:entry, syscall::writev:return /execname == "calls"/ { @[probename] = count(); }
	END { printa("%s %@d\n", @); }' -c ./calls
same "calls" "$(sort out | tr '\n' ' ')" "entry 1 return 1 "
