#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -x maxframes bounds stackdepth and ustackdepth, as it bounds stacks.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >deep.c <<'C'
#include <unistd.h>
__attribute__((noinline)) int down(int n) { return n ? down(n - 1) + 1 : (int)getppid() * 0; }
int main(void) { return down(40) - 40; }
C
cc -O1 -fno-omit-frame-pointer -fno-optimize-sibling-calls -o deep deep.c
probe='syscall::getppid:entry /pid == $target/'
status 0 dtrace -qn "$probe { printf(\"%d %d\", ustackdepth > 40, stackdepth > 2); }" -c ./deep
same free "$(cat out)" "1 1"
status 0 dtrace -x maxframes=2 -qn "$probe { printf(\"%d %d\", ustackdepth, stackdepth); }" -c ./deep
same bounded "$(cat out)" "2 2"
