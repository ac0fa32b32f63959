#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# In C, a function that ends by a jump has its result at the return probe.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

[ "$(uname -m)" = x86_64 ] || { echo "return addresses are replaced on this processor"; exit 77; }

cat >jumps.c <<'C'
__attribute__((noinline)) int inner(int n) { __asm__ volatile("" : "+r"(n)); return n * 3; }
__attribute__((noinline)) int outer(int n) { return inner(n + 1); }
int main(void) { return outer(6) - 21; }
C
cc -O2 -fno-ipa-sra -o jumps jumps.c
status 0 dtrace -qn 'pid$target:a.out:outer:return { printf(" outer %d", arg1); }' -c ./jumps
same C "$(cat out)" " outer 21"
