#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With -x follow, the functions of $target are traced in its children, too, also those of programs and libraries that
# only a child has. Other processes are not traced.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
note_objects

echo '__attribute__((noipa)) long twice(long n) { return 2 * n; }' >twice.c
cc -O1 -shared -fPIC -o libtwice.so twice.c
cp libtwice.so late.so
# Calls the function once, and so does its child, and what the child executes.
cat >forks.c <<'C'
#include <sys/wait.h>
#include <unistd.h>
long twice(long n);
int main(void)
{
	twice(1);
	if (!fork()) {
		twice(2);
		execl("./once", "once", NULL);
	}
	wait(NULL);
	return 0;
}
C
echo 'long twice(long n); int main(void) { return twice(3) != 6; }' >once.c
echo 'long twice(long n); int main(void) { for (;;) twice(4); }' >other.c
for name in forks once other; do cc -O1 -o $name $name.c -L. -ltwice -Wl,-rpath,"$dir"; done
./other &
other=$!

status 0 dtrace -x follow -qn 'pid$target:libtwice*:twice:entry {
	printf("%d %d\n", arg0, probeprov == strjoin("pid", lltostr(pid))); }
	pid$target:libtwice*:twice:return { returns++; } END { printf("%d returns\n", returns); }' -c ./forks
same "with its children" "$(cat out)" "1 1
2 1
3 1
3 returns"
status 0 dtrace -qn 'pid$target:libtwice*:twice:entry { printf("%d\n", arg0); }' -c ./forks
same "without them" "$(cat out)" 1
kill $other

# It calls the function when there is a breakpoint at its entry.
cat >opens.c <<'C'
#include <dlfcn.h>
#include <unistd.h>
int main(void)
{
	long (*twice)(long) = dlsym(dlopen("./late.so", RTLD_NOW), "twice");

	while (*(volatile unsigned char *)twice != 0xcc)
		usleep(1000);
	twice(5);
	return 0;
}
C
cc -O1 -o opens opens.c -ldl
printf '%s\n' ./opens 'exit 0' >work
status 0 dtrace -Z -x follow -qn 'pid$target:late.so:twice:entry { printf("%s %d\n", execname, arg0); }' -c 'sh work'
same "a child's library" "$(cat out)" "opens 5"
wait_for as_before
