#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -x flowtime says how long a call took and what it gave back; -x flowmin shows only long calls and their callers.
# shellcheck disable=SC2016 # D and Python, not shell
. "$(dirname "$0")/common.sh"

cat >probes.d <<'D'
syscall::clock_nanosleep:, fbt::hrtimer_nanosleep:, syscall::close:
/pid == $target/
{
}
D

# A sleep takes at least as long as it is asked for; close() of a file that is not open gives back EBADF.
status 0 dtrace -x flowtime -s probes.d -c 'sleep 0.25'
sed 's/^ *[0-9]* //; s/ *$//' out >lines
grep -Eqx ' <= clock_nanosleep  [0-9.]+ m?s = 0' lines || { cat out; fail "no time of the system call"; }
grep -Eqx '   <- hrtimer_nanosleep  [0-9.]+ m?s = 0' lines || { cat out; fail "no time of the function"; }
grep -Eqx ' <= close  [0-9.]+ [num]?s = 0' lines || { cat out; fail "no result of close()"; }
status 0 dtrace -x flowtime -n 'syscall::close: /pid == $target/ { }' \
	-c 'perl -e "require q(sys/syscall.ph); syscall(&SYS_close, 777)"'
grep -Eq '<= close  .* = -9 *$' out || { cat out; fail "no error of close()"; }

# A call that has not ended is shown if it has taken long enough; a tick does not wait for it.
status 0 dtrace -x flowmin=1ms -s probes.d -n '
	syscall::clock_nanosleep:entry /pid == $target/ { asleep = 1; }
	tick-50ms /asleep && n++/ { printf("tick"); exit(0); }' -c 'sleep 60'
sed -n '/|/ { s/^ *[0-9]* *//; s/  */ /g; p; }' out >ticks
same tick "$(cat ticks)" "| :tick-50ms tick"
grep -Eq '^ *[0-9]+  => clock_nanosleep *$' out || { cat out; fail "no call that still runs"; }
! grep -q '<= clock' out || { cat out; fail "a return"; }
