#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Return probes on instructions change no return address: stacks are switched, walked and left, and calls nest deeply.
# With -x uretprobes, the kernel replaces return addresses, and tracks 64 calls.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
[ "$(uname -m)" = x86_64 ] || { echo "return addresses are replaced on this processor"; exit 77; }

cat >stacks.c <<'C'
#include <setjmp.h>
#include <signal.h>
#include <stdlib.h>
#include <ucontext.h>
#define PLAIN __attribute__((noipa))
static ucontext_t home, other;
static char stack[65536];
static sigjmp_buf place;
static int sum;

PLAIN int down(int n) { return n ? 1 + down(n - 1) : 0; }
/* Between its call and its return, resume() returns on another stack. */
PLAIN int step(int n) { swapcontext(&other, &home); return n + 1; }
PLAIN int resume(int n) { swapcontext(&home, &other); return n; }
static void steps(void) { for (int n = 0; n < 3; n++) sum += step(n); }
PLAIN int handled(int n) { raise(SIGUSR1); return n; }
PLAIN int left(int n) { if (n) siglongjmp(place, 1); return n; }
static void handle(int number) { sum += down(number == SIGUSR1 ? 1 : 0); }
PLAIN int looks(int n)
{
	char *const caller = __builtin_return_address(0);

	if (caller < (char *)steps - 65536 || caller > (char *)steps + 65536)
		abort();
	return n;
}

int main(void)
{
	signal(SIGUSR1, handle);
	getcontext(&other);
	other.uc_stack.ss_sp = stack;
	other.uc_stack.ss_size = sizeof(stack);
	other.uc_link = &home;
	makecontext(&other, steps, 0);
	for (int n = 0; n < 4; n++)
		sum += resume(0);
	sum += down(200) + handled(2) + looks(3);
	if (!sigsetjmp(place, 1))
		sum += left(1);
	sum += left(0);
	return sum == 6 + 200 + 1 + 2 + 3 ? 0 : 1;
}
C
cc -O1 -o stacks stacks.c
status 0 dtrace -v -qn 'pid$target:a.out:down:return, pid$target:a.out:step:return, pid$target:a.out:resume:return,
	pid$target:a.out:handled:return, pid$target:a.out:left:return, pid$target:a.out:looks:return
	{ @[probefunc] = count(); @values[probefunc] = sum(arg1); } END { printa("%s %@d %@d\n", @, @values); }' \
		-c ./stacks
same "returns" "$(grep -E '^[a-z]+ [0-9]+ [0-9]+$' out | sort)" "down 203 20101
handled 1 2
left 1 0
looks 1 3
resume 4 0
step 3 6"
! grep -q 'exited with\|terminated\|replaces' err || fail "$(cat err)"

status 0 dtrace -x uretprobes -qn 'pid$target:a.out:down:return { @ = count(); } END { printa("%@d\n", @); }' \
	-c ./stacks
[ "$(grep -E '^[0-9]+$' out)" -lt 100 ] || fail "return addresses are not replaced"

# What ends by a jump has its result, and -v says how.
cat >jumps.c <<'C'
__attribute__((noinline)) int inner(int n) { __asm__ volatile("" : "+r"(n)); return n * 3; }
__attribute__((noinline)) int outer(int n) { return inner(n + 1); }
int main(void) { return outer(6) - 21; }
C
cc -O2 -fno-ipa-sra -o jumps jumps.c
status 0 dtrace -v -qn 'pid$target:a.out:outer:return { printf("outer %d\n", arg1); }' -c ./jumps
grep -qx 'outer 21' out || fail "$(cat out err)"
grep -q 'jumps:outer:return replaces the return address: it ends by a jump to another function$' err ||
	fail "$(cat err)"

# arg0 is where in the function the return is. The probe keeps its number, by which programs know it.
cat >two.c <<'C'
__asm__(".text\n.type two, @function\ntwo: test %edi, %edi\nje 1f\nmov $11, %eax\nret\n1: mov $22, %eax\nret\n.size two, . - two");
int two(int n);
int main(void) { return two(0) + two(1) == 33 ? 0 : 1; }
C
cc -O1 -o two two.c
status 0 dtrace -qn 'pid$target:a.out:two:return, pid$target:a.out:main:return {
	this->id = id; printf("%s %x %d %d\n", probefunc, arg0, arg1, this->id - id); }' -c ./two
same "places of returns" "$(grep two out | tr '\n' ';')" 'two f 22 0;two 9 11 0;'
grep -q '^main [1-9a-f][0-9a-f]* 0 0$' out || fail "$(cat out)"
status 0 dtrace -qx uretprobes -n 'pid$target:a.out:two:return { printf("%d %d\n", arg0, arg1); }' -c ./two
same "places that are not known" "$(grep . out | tr '\n' ';')" '0 22;0 11;'
