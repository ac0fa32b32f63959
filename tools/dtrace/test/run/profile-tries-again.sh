#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# If the timer for a CPU that comes online cannot be created at once, a later look creates it.
. "$(dirname "$0")/common.sh"

cpu=$(($(nproc) - 1))
switch=/sys/devices/system/cpu/cpu$cpu/online
[ -w "$switch" ] || { echo "CPU $cpu cannot be switched off"; exit 77; }
trap 'echo 1 >"$switch"; rm -rf "$dir"' EXIT

# The tick, on another CPU, tells what the late one counted, and how often the tool has looked.
program='int late; int said; profile-97 /cpu == '$cpu'/ { late++; }
	tick-10ms /late != said/ { said = late; printf("late\n"); } tick-100ms { printf("look\n"); }'

looks() { grep -cx look out || true; }
more_looks() { [ "$(looks)" -ge "$wanted" ]; }
# One descriptor is left to the tool: with it it reads which CPUs are there; a timer takes two.
come() {
	local tool free=3 before
	tool=$(pgrep -P $$ -x dtrace)
	while [ -e "/proc/$tool/fd/$free" ]; do free=$((free + 1)); done
	before=$(prlimit --pid "$tool" --nofile --noheadings --raw --output SOFT)
	prlimit --pid "$tool" --nofile=$((free + 1)):
	echo 1 >"$switch"
	wanted=$(($(looks) + 20))
	wait_for more_looks
	if grep -qx late out; then fail "the timer was made"; fi
	prlimit --pid "$tool" --nofile="$before":
	wait_for grep -qx late out
}
echo 0 >"$switch"
traced -x statusrate=100ms -x switchrate=100ms -n "$program" -- come
