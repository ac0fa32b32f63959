#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -x stackends: a line after the last frame says why the stack of a process ends early, and nothing where it is whole.
# shellcheck disable=SC2016,SC2086 # D, not shell; words
. "$(dirname "$0")/common.sh"
[ "$(uname -m)" = x86_64 ] || { echo "the program of this test is for x86-64"; exit 77; }
cat >lost.c <<'E'
int main(void)
{
	long result;

	__asm__ volatile("mov $1, %%ebp\n\tsyscall" : "=a"(result) : "0"(0l), "D"(-77l), "S"(0l), "d"(0l)
			 : "rcx", "r11", "rbp", "memory");
	return 0;
}
E
read='fbt::ksys_read:entry /pid == $target && (int)arg0 == -77/'
# stack WHAT CC-OPTION DTRACE-OPTIONS WANTED: without offsets and what calls main()
stack() {
	cc -O1 -fomit-frame-pointer -o lost lost.c "$2"
	status 0 dtrace -q $3 -n "$read { ustack(); }" -c ./lost
	same "$1" "$(grep . out | sed 's/+0x[0-9a-f]*$//; s/^ *//' | grep -v 'libc.so\|_start')" "$4"
}
reason='[end: code without call frame information and without a frame pointer]'
stack "no request" -fno-asynchronous-unwind-tables '' 'lost`main'
stack "a reason" -fno-asynchronous-unwind-tables '-x stackends' "$(printf 'lost`main\n%s' "$reason")"
status 0 dtrace -q -x stackends -n "$read { @[ustack()] = count(); }" -c ./lost
grep -qF "$reason" out || fail "a key: $(cat out)"
stack "nothing to say" -fasynchronous-unwind-tables '-x stackends' 'lost`main'
