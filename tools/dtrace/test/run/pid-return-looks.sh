#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A function that looks at its return address, as functions of Go do, goes on with return probes.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

[ "$(uname -m)" = x86_64 ] || { echo "return addresses are replaced on this processor"; exit 77; }

# Like Go: names with a dot, and a look at the return address, which must be in the caller.
cat >looks.c <<'C'
#include <stdlib.h>
int work(int n) __asm__("main.work");
int top(void) __asm__("main.top");
void goexit(void) __asm__("runtime.goexit");
__attribute__((noinline)) void goexit(void) { __asm__ volatile(""); }
__attribute__((noinline)) int work(int n)
{
	char *const caller = __builtin_return_address(0);

	if (caller < (char *)top || caller > (char *)top + 4096)
		abort();
	return n + 1;
}
__attribute__((noinline)) int top(void) { return work(41) - 42; }
int main(void) { goexit(); return top(); }
C
cc -O1 -fno-optimize-sibling-calls -o looks looks.c
status 0 dtrace -n 'pid$target:a.out:main.work:return { trace(arg1); }' -c ./looks
grep -q 'main.work:return *42$' out || fail "$(cat out)"
grep -q 'has exited$' err || fail "$(cat err)"
