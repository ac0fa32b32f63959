#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -x evaltime of a static program starts at its entry point. A place that a program does not have is an error.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cp "$OLDPWD/chosen.c" program.c
cc -O1 -o program program.c

# No dynamic linker runs before the entry point.
cc -O1 -static -o static program.c
status 0 dtrace -x evaltime=preinit -qn 'pid$target:a.out:begin:entry { printf(" %s", probefunc); }' -c ./static
same static "$(cat out)" " begin"

cat >bare.c <<'C'
void _start(void) { __asm__ volatile("syscall" :: "a"(231), "D"(0)); }
C
cc -O1 -static -nostdlib -o bare bare.c
status 1 dtrace -x evaltime=main -qn 'pid$target:a.out:_start:0 { }' -c ./bare
grep -q "cannot find main() in './bare': use -x evaltime=postinit" err || fail "$(cat err)"
status 1 dtrace -x evaltime=exec -qn 'pid$target:libc:exit:entry' -c ./program
grep -q 'has no module that is named libc: it has program, ld-linux' err || fail "$(cat err)"
status 1 dtrace -x evaltime=later -qn BEGIN
