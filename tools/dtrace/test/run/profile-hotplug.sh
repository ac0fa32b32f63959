#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# profile fires on a CPU that comes online after tracing began, and with one timer on a CPU that came back.
. "$(dirname "$0")/common.sh"

cpu=$(($(nproc) - 1))
switch=/sys/devices/system/cpu/cpu$cpu/online
[ -w "$switch" ] || { echo "CPU $cpu cannot be switched off"; exit 77; }
trap 'echo 1 >"$switch"; rm -rf "$dir"' EXIT

fired() { wait_for grep -qx "$1" out; }
# tick says what the late CPU has counted.
program='int late; int said; int step;
	profile-97 /cpu == '$cpu'/ { late++; } tick-10ms /late != said/ {
		said = late; printf("%s\n", step ? "again" : "late"); }
	fbt::vfs_read:entry /execname == "dd"/ { step = 1; }'

echo 0 >"$switch"
come_and_go() {
	echo 1 >"$switch"
	fired late
}
traced -x statusrate=100ms -n "$program" -- come_and_go

# It has gone when the tool has looked, which closes its link.
links() { python3 "$bpf_objects" newer 0 0 0 | awk '{ print $NF }'; }
with=0
fewer() { [ "$(links)" -lt "$with" ]; }
come_back() {
	fired late
	with=$(links)
	echo 0 >"$switch"
	wait_for fewer
	dd if=/dev/zero of=/dev/null count=1 status=none
	echo 1 >"$switch"
	fired again
	wait_for eval '[ "$(links)" = "$with" ]'
}
traced -x statusrate=100ms -n "$program" -- come_back
