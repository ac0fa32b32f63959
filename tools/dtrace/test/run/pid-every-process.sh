#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# pid* traces a function of a library in all processes: those that run, those that start later, and those that map
# another file of the name. The number of processes does not matter: there is one link for a file that they share.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
note_objects
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$dir"' EXIT

echo '__attribute__((noipa)) long twice(long n) { return 2 * n; }' >twice.c
cc -O1 -shared -fPIC -o libtwice.so twice.c
# Calls the function with its own number for each line that it reads.
cat >calls.c <<'C'
#include <stdio.h>
#include <unistd.h>
long twice(long n);
int main(void)
{
	char line[16];

	while (fgets(line, sizeof(line), stdin))
		printf("%ld\n", twice(getpid())), fflush(stdout);
	return 0;
}
C
cc -O1 -o calls calls.c -L. -ltwice -Wl,-rpath,"$dir"

# begin NAME COMMAND...: a process, which call NAME asks for one call
declare -A asks answers
begin() {
	local name=$1 in out
	shift
	mkfifo "$name.in" "$name.out"
	"$@" <"$name.in" >"$name.out" 2>/dev/null &
	pid=$!
	exec {in}>"$name.in" {out}<"$name.out"
	asks[$name]=$in answers[$name]=$out
}
call() { echo >&"${asks[$1]}" && read -r _ <&"${answers[$1]}"; }
links() { grep -l '^link_type:.*uprobe_multi' /proc/"$tracer"/fdinfo/* 2>/dev/null | wc -l; }
# trace ARGUMENT...: in the background, until it traces
trace() {
	dtrace -qn 'BEGIN { printf("ready\n"); }' "$@" >out 2>err </dev/null &
	tracer=$!
	until grep -q ready out; do kill -0 "$tracer" 2>/dev/null ||
		{ cat err; fail "dtrace does not trace"; }; sleep 0.1; done
}
stop() { kill -INT "$tracer"; wait "$tracer" || true; }

begin first ./calls
first=$pid
call first
begin second ./calls
second=$pid
call second
trace -n 'pid*:libtwice*:twice:entry { printf("%s %s %s %d\n", probeprov, probemod, probefunc, arg0);
	@[probeprov] = count(); }'
call first
call second
begin third ./calls
third=$pid
call third
same "links" "$(links)" 1
stop
same "calls" "$(grep libtwice out)" "pid$first libtwice.so twice $first
pid$second libtwice.so twice $second
pid$third libtwice.so twice $third"
same "by provider" "$(grep -c "^ *pid[0-9]* *1$" out)" 3
[ ! -s err ] || fail "$(cat err)"

# 100 processes that run, and 100 that start later, do not make it more.
mkfifo hold
exec 9<>hold
pids=()
more() { for ((i = 0; i < 100; i++)); do ./calls <hold >/dev/null 2>&1 & pids+=($!); done; }
more
trace -n 'pid*:libtwice*:twice:entry { @ = count(); }'
more
call first
same "links for 200" "$(links)" 1
kill "${pids[@]}"
stop

# Nothing matches yet.
status 1 dtrace -qn 'pid*:libother.so:twice:entry'
grep -q 'no process has a module that is named libother.so' err || fail "$(cat err)"
trace -Z -n 'pid*:libother.so:twice:return { printf("%s %s %s %d\n", probeprov, probemod, probefunc, arg1 / 2); }'
mkdir other
cp libtwice.so other/libother.so
begin fourth env LD_PRELOAD="$dir/other/libother.so" ./calls
fourth=$pid
until grep -q "pid$fourth libother.so twice $fourth" out; do kill -0 "$tracer"; call fourth; sleep 0.1; done
stop
wait_for as_before
