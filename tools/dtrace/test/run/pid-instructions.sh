#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A probe at an offset fires when that instruction is reached; an offset inside an instruction is an error.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
[ "$(uname -m)" = x86_64 ] || { echo "the program is in the assembler of x86"; exit 77; }

cat >program.c <<'C'
asm(".globl sum; .type sum, @function; sum:"
    "xor %eax, %eax;"		/* 0: 2 bytes */
    "1: add %rdi, %rax;"	/* 2: 3 bytes */
    "dec %rdi;"			/* 5: 3 bytes */
    "jnz 1b;"			/* 8: 2 bytes */
    "lea 0x100(%rax), %rax;"	/* a: 7 bytes */
    "ret; .size sum, . - sum;"	/* 11 */
    ".globl last; .type last, @function; last:"
    "lea 0x100(%rax), %rax;"	/* 0: 7 bytes */
    ".byte 0xe9, 0, 0, 0, 0; .size last, . - last; ret");	/* 7: jmp to the next instruction, 5 bytes */
long sum(long n);
int main(void) { return sum(4) != 0x10a; }
C
cc -O1 -o program program.c

status 0 dtrace -qn 'pid$target:a.out:sum:2 { printf(" %d", arg0); }
	pid$target::sum:0x11 { printf(" %s %x", probename, uregs[R_RAX]); }' \
	-c ./program
same "instructions" "$(cat out)" " 4 3 2 1 11 10a"
status 0 dtrace -qn 'pid$target:a.out:sum:0,pid$target:a.out:sum:entry,pid$target:a.out:sum:return {
	printf(" %s", probename); }' -c ./program
same "the first one" "$(cat out | tr ' ' '\n' | sort | tr '\n' ' ')" " 0 entry return "
status 0 dtrace -ln 'pid$target:a.out:sum:a' -c ./program
same "list" "$(awk 'NR > 1 { print $3, $4, $5 }' out)" "program sum a"

status 1 dtrace -qn 'pid$target:a.out:sum:b' -c ./program
grep -q 'offset 0xb is inside an instruction of sum of program: instructions begin at 0xa and 0x11' err ||
	fail "$(cat err)"
status 1 dtrace -qn 'pid$target:a.out:last:9' -c ./program
grep -q 'the last instruction of last of program that can be decoded begins at 0x7, before offset 0x9' err ||
	fail "$(cat err)"
status 1 dtrace -qn 'pid$target:a.out:sum:12' -c ./program
grep -q 'offset 0x12 is outside of sum of program, which has 0x12 bytes' err || fail "$(cat err)"
