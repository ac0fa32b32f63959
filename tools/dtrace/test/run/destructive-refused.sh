#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Without -w, no program with an action that changes the system begins: not the command of -c, no clause, no file. With
# -Z, a probe that does not exist yet changes nothing in this.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >program.c <<'C'
#include <signal.h>
#include <stdio.h>
#include <unistd.h>
static volatile sig_atomic_t signals;
static void count(int number) { signals++; }
__attribute__((noinline)) void touch(char *text) { asm volatile("" : : "r"(text) : "memory"); }
int main(void)
{
	char text[] = "unchanged";

	signal(SIGUSR1, count);
	touch(text);
	printf("%s %d\n", text, (int)signals);
	return 0;
}
C
cc -O1 -o program program.c
actions=('stop()' 'raise(10)' 'copyout(alloca(4), arg0, 4)' 'copyoutstr("changed", arg0, 8)' 'system("touch changed")'
	'freopen("changed")' 'chill(1000)')
for action in "${actions[@]}"; do
	status 1 dtrace -qn 'pid$target:a.out:touch:entry { trace(1); } pid$target:a.out:touch:entry { '"$action"'; }' \
		-c ./program
	grep -q 'Destructive actions not allowed' err || fail "$action: $(cat err)"
	same "$action: output" "$(cat out)" ""
	status 1 dtrace -Zqn 'pid$target:nowhere:touch:entry { '"$action"'; }' -c ./program
	grep -q 'Destructive actions not allowed' err || fail "$action with -Z: $(cat err)"
	same "$action with -Z: output" "$(cat out)" ""
	[ ! -e changed ] || fail "$action: a file was made"
done
same "the program" "$(./program)" "unchanged 0"
status 0 dtrace -wqn 'pid$target:a.out:touch:entry { copyoutstr("changed", arg0, 8); raise(10); }' -c './program'
same "with -w" "$(grep . out)" "changed 1"
