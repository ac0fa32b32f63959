#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Static probes of running processes are traced by number, by -p and by a pattern. The semaphore counts the tracers, and
# is zero when tracing has ended or the tool was killed.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"
[ "$(uname -m)" = x86_64 ] || { echo "the notes are for x86_64"; exit 77; }
cc -O1 -mno-red-zone -o usdt "$here/usdt.c"
mkfifo asked answers asked2 answers2
./usdt serve <asked >answers &
pid=$!
./usdt serve <asked2 >answers2 &
pid2=$!
exec 3>asked 4<answers 5>asked2 6<answers2

# ask LINE, ask2 LINE: the semaphore of the process
ask() { echo "$1" >&3 && read -r answer <&4 && echo "$answer"; }
ask2() { echo "$1" >&5 && read -r answer <&6 && echo "$answer"; }
clean() { [ "$(ask look) $(ask2 look)" = "0 0" ]; }
# trace ARGUMENT...: in the background, until it traces
trace() {
	dtrace -qn 'BEGIN { printf("ready\n"); }' "$@" >out 2>err </dev/null 3>&- 4<&- 5>&- 6<&- &
	tracer=$!
	until grep -q ready out; do kill -0 $tracer 2>/dev/null ||
		{ cat err; fail "dtrace does not trace"; }; sleep 0.1; done
}
stop() { kill "$@" $tracer; wait $tracer || true; }

same "nobody traces" "$(ask look)" 0
note_objects

for by in "usdt\$target:a.out:serve:counted -p $pid" "usdt$pid:::counted"; do
	read -r probe options <<<"$by"
	# shellcheck disable=SC2086 # words
	trace -n "$probe"' { printf("%d\n", arg0); }' $options
	same "$by: semaphore" "$(ask look)" 1
	same "$by: of the other process" "$(ask2 fire)" 0
	same "$by: semaphore" "$(ask fire)" 1
	stop
	same "$by" "$(sed '/^$/d' out)" $'ready\n36'
	wait_for clean
done

# Both processes, both probes: each semaphore has two users.
trace -n 'us*t*:::counted* { printf("%s %d\n", probename, arg0); @[pid] = count(); }'
same "semaphores" "$(ask fire) $(ask2 fire) $(ask2 fire)" "2 2 2"
stop
same "firings" "$(grep -c '^counted 36$' out) $(grep -c '^counted-too 37$' out)" "3 3"
same "by process" "$(awk -v a=$pid -v b=$pid2 '$1 == a || $1 == b { print $2 }' out | sort | xargs)" "2 4"
wait_for clean

trace -n 'usdt*:::counted { @ = count(); }'
same "semaphores" "$(ask fire) $(ask2 fire)" "1 1"
stop -KILL
wait_for clean
wait_for as_before

# It ends first, and so does tracing.
trace -n 'usdt$target:::counted { printf("%d\n", arg0); }' -p $pid
ask fire >/dev/null
exec 3>&-
wait $tracer || fail "$(cat err)"
same "until it ends" "$(sed '/^$/d' out)" $'ready\n36'
