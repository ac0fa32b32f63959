#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# ucaller, ustackdepth and uregs[] are those of the process. An index without a register is a fault.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
[ "$(uname -m)" = x86_64 ] || { echo "the program of this test is for x86-64"; exit 77; }

cat >calls.c <<'CALLS'
#include <stdint.h>
#include <stdio.h>

/* read(-77, ...) with known registers and frames; says which part of outer() it comes back to. */
asm(".text\n.globl inner, after_call\n"
    "inner: push %rbp; mov %rsp, %rbp; push %rbx; push %r12\n"
    "mov $0x1234567, %rbx; mov $0x89abcdef, %r12\n"
    "mov $0, %eax; mov $-77, %edi; mov %rsp, %rsi; mov $0, %edx\n"
    "syscall\nafter_call: pop %r12; pop %rbx; pop %rbp; ret\n");
void inner(void);
extern char after_call[];
static void *back;
__attribute__((noinline)) static void deeper(int n)
{
	if (n) {
		deeper(n - 1);
		asm volatile("");
		return;
	}
	inner();
	back = &&here;
here:
	asm volatile("");
}
int main(int argc, char **argv)
{
	(void)argv;
	deeper(3 * argc - 3);
	printf("%p %p %p\n", (void *)deeper, (void *)main, (void *)after_call);
	return back == 0;
}
CALLS
cc -O1 -fno-omit-frame-pointer -fno-optimize-sibling-calls -fcf-protection=none -no-pie -o calls calls.c
cat >x.d <<'D'
fbt::ksys_read:entry /pid == $target && (int)arg0 == -77/ {
	printf("regs %x %x %x %d %x\n", ucaller, uregs[R_PC], uregs[R_RBX], uregs[this->n = R_R12] == 0x89abcdef, (int)uregs[R_RDI]);
	printf("depth %d\n", ustackdepth);
}
D
status 0 dtrace -qs x.d -c ./calls
read -r deeper main after < <(./calls)
read -r _ caller pc rbx r12 rdi < <(grep ^regs out)
same rbx "$rbx" 1234567
same r12 "$r12" 1
same rdi "$rdi" ffffffb3
same pc "0x$pc" "$after"
((deeper < 0x$caller && 0x$caller < main)) || fail "ucaller $caller is not between $deeper and $main"
first=$(awk '/^depth/ { print $2 }' out)
status 0 dtrace -qs x.d -c './calls more'
same "three more frames" "$(awk '/^depth/ { print $2 }' out)" $((first + 3))

status 0 dtrace -qn 'BEGIN { trace(uregs[1000]); } BEGIN { this->n = -1; trace(uregs[this->n]); }
	BEGIN { printf("goes on\n"); exit(0); }'
same "after faults" "$(cat out)" "goes on"
same faults "$(grep -c 'index out of bounds' err)" 2
