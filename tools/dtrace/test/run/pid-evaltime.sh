#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With -x evaltime=exec, a command is traced before the dynamic linker has run; otherwise from its first own instruction on.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# The dynamic linker calls choose() to know what chosen() is.
cat >program.c <<'C'
static int one(void) { return 1; }
void *choose(void) { return one; }
int chosen(void) __attribute__((ifunc("choose")));
__attribute__((noinline)) int begin(void) { return chosen(); }
int main(void) { return begin() - 1; }
C
cc -O1 -o program program.c

for when in "exec choose begin" "postinit begin" "main begin"; do
	status 0 dtrace -x evaltime="${when%% *}" -qn 'pid$target:a.out:choose:entry,pid$target:a.out:begin:entry { printf(" %s", probefunc); }' \
		-c ./program
	same "${when%% *}" "$(cat out)" " ${when#* }"
done
status 1 dtrace -x evaltime=exec -qn 'pid$target:libc:exit:entry' -c ./program
grep -q 'has no module that is named libc: it has program, ld-linux' err || fail "$(cat err)"
status 2 dtrace -x evaltime=later -qn BEGIN
