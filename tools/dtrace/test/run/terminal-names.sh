#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Names of a process reach a terminal without control characters, on both streams: values of arrays, listings, dumps,
# reports of links and messages of errors.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
command -v script >/dev/null || { echo "script is not installed"; exit 77; }

title=$'\e]2;x\a'
cat >program.c <<'C'
#include <unistd.h>
__attribute__((noinline)) void function(void) { asm volatile(""); }
int main(void) { for (;;) { function(); usleep(10000); } }
C
cc -O1 -c program.c
objcopy --redefine-sym "function=f$title" program.o
cc -o "p$title" program.o
"./p$title" &
process=$!
trap 'kill $process 2>/dev/null || true; rm -rf "$dir"' EXIT

# shows WORDS OPTION...: a terminal gets the words for the control characters, and none of them.
shows() {
	local words=$1
	shift
	printf '%q ' dtrace "$@" -p "$process" >run.sh
	# Progress has control characters of its own: a carriage return, and one sequence.
	TERM=dumb script -qec "sh ./run.sh" /dev/null >terminal </dev/null || true
	! LC_ALL=C tr -d '\t\n\r -~\200-\377' <terminal | grep -q $'\a\|\033]' || { cat -v terminal; fail "$*"; }
	grep -qF "$words" terminal || { cat -v terminal; fail "$*: no $words"; }
}
name='\033]2;x\a'
shows "p$name" -qn 'pid$target:a.out:f*:entry { names[pid] = execname; printa(names); exit(0); }'
shows "f$name" -qn 'pid$target:a.out:f*:entry { trace(probefunc); exit(0); }'
shows "p$name" -ln 'pid$target:a.out:f*:entry'
shows "p$name" -e -d types -n 'pid$target:a.out:f*:entry'
shows "p$name" -vn 'pid$target:a.out:f*:entry { trace(*(int *)8); } tick-1s { exit(0); }'
shows "p$name" -qn 'pid$target:a.out:f*:1 { trace(1); }'
