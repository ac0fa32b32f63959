#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# If the kernel cannot execute the first instruction of a function out of line, naming the function is an error. A
# pattern skips the function.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
[ "$(uname -m)" = x86_64 ] || { echo "hlt is an instruction of x86"; exit 77; }

cat >program.c <<'C'
asm(".globl f_halt; .type f_halt, @function; f_halt: hlt; ret; .size f_halt, . - f_halt");
__attribute__((noinline)) int f_good(int n) { return n + 1; }
int main(int argc, char **argv) { return f_good(argc) != 2; }
C
cc -O1 -o program program.c

why="the kernel cannot execute the instruction out of line"
status 0 dtrace -qn 'pid$target:a.out:f_*:entry { printf("%s", probefunc); }' -c ./program
same "of the pattern" "$(cat out)" f_good
grep -q "^dtrace: no probe is at pid[0-9]*:program:f_halt:entry: $why" err
status 1 dtrace -qn 'pid$target:a.out:f_halt:entry, pid$target:a.out:f_good:entry' -c ./program
grep -q "^dtrace: cannot enable pid[0-9]*:program:f_halt:entry: $why" err
