#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A pattern traces processes that start while tracing is on, those that execute another program, and those that fork. A
# process that has ended takes its links with it. If the tool is killed, all semaphores are zero.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
note_objects

echo 'provider shop { probe order(int); };' >shop.d
dtrace -h -s shop.d
# Answers each line of the input with its number, and whether somebody traces it. At "fork", its child takes over until
# the line "end".
cat >shop.c <<'C'
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include "shop.h"

int main(void)
{
	char line[16];

	setvbuf(stdin, NULL, _IONBF, 0);
	while (fgets(line, sizeof(line), stdin) && strcmp(line, "end\n")) {
		if (!strcmp(line, "fire\n"))
			SHOP_ORDER(7);
		if (!strcmp(line, "fork\n") && fork())
			wait(NULL);
		printf("%d %d\n", getpid(), !!SHOP_ORDER_ENABLED());
		fflush(stdout);
	}
	return 0;
}
C
cc -O1 -o shop shop.c

# begin COMMAND...: a process, which ask LINE talks to; its answer is in $number and $enabled
begin() {
	rm -f asked answers
	mkfifo asked answers
	"$@" <asked >answers &
	pid=$!
	exec 3>asked 4<answers
}
ask() { echo "$1" >&3 && read -r number enabled <&4; }
is() { ask look && [ "$enabled" = "$1" ]; }
links() { grep -l '^link_type:.*uprobe_multi' /proc/"$tracer"/fdinfo/* 2>/dev/null | wc -l; }
has_links() { [ "$(links)" = "$1" ]; }
stop() { kill "$@" "$tracer"; wait "$tracer" || true; }
# trace ARGUMENT...: in the background, until it traces
trace() {
	dtrace -qn 'BEGIN { printf("ready\n"); }' "$@" >out 2>err </dev/null 3>&- 4<&- &
	tracer=$!
	until grep -q ready out; do kill -0 "$tracer" 2>/dev/null ||
		{ cat err; fail "dtrace does not trace"; }; sleep 0.1; done
}

# It executes the program later.
begin bash -c 'read line && exec ./shop'
executes=$pid
exec 5>&3 6<&4
trace -Z -n 'shop*:::order { printf("%d %d\n", pid, arg0); @[pid] = count(); }'
echo go >&3
wait_for is 1
ask fire
same "who executes" "$number" $executes

# It starts later.
begin ./shop
starts=$pid
wait_for is 1
ask fire
same "links" "$(links)" 2

# Its child has the semaphore at once, and then probes of its own.
ask fork
child=$number
[ "$child" != $starts ] || fail "no child"
wait_for has_links 3
ask fire
ask end
same "its parent" "$number" $starts
wait_for has_links 2
ask fire

# It ends.
ask end || true
wait $starts
wait_for has_links 1
exec 3>&5 4<&6
ask fire
stop -INT
same "firings" "$(grep -E '^[0-9]+ 7$' out)" "$executes 7
$starts 7
$child 7
$starts 7
$executes 7"
[ ! -s err ] || fail "$(cat err)"
wait_for is 0
wait_for as_before

# Killed, with a child that has inherited what it had.
trace -n 'shop*:::order { @ = count(); }'
same "semaphore" "$(ask look && echo "$enabled")" 1
ask fork
wait_for has_links 2
stop -KILL
wait_for is 0
ask end
wait_for is 0
wait_for as_before
ask end || true
wait
