#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Functions of a library that a process opens while it is traced are traced from then on.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
note_objects

echo '__attribute__((noipa)) long twice(long n) { return 2 * n; }' >late.c
cc -O1 -shared -fPIC -o late.so late.c
# It calls the function when there are breakpoints at its entry and at its return.
cat >opens.c <<'C'
#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

__attribute__((noipa)) int again(int n) { return n; }

int main(void)
{
	long (*twice)(long) = dlsym(dlopen("./late.so", RTLD_NOW), "twice");

	while (*(volatile unsigned char *)twice != 0xcc)
		usleep(1000);
	for (int n = 0; n < 3; n++)
		twice(again(20 + n));
	return 0;
}
C
cc -O1 -o opens opens.c -ldl

# Before: nothing matches; a pattern of functions that also matches one of the program.
status 0 dtrace -Z -qn 'pid$target:late.so:twice:entry { printf("%s %d\n", probemod, arg0); n++; }
	END { printf("%d\n", n); }' -c ./opens
same "by its name" "$(cat out)" "late.so 20
late.so 21
late.so 22
3"
status 0 dtrace -qn 'pid$target::twice:entry, pid$target::again:entry {
	@[probemod, probefunc] = count(); @all = sum(arg0); }
	END { printa("%s %s %@d\n", @); printa("%@d\n", @all); }' -Z -c ./opens
same "with one of the program" "$(sort out)" "126
late.so twice 3
opens again 3"
wait_for as_before
