#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A CPU that comes online during tracing, new or back, gets a buffer; each firing on it is printed or reported as a
# drop.
. "$(dirname "$0")/common.sh"

cpu=$(($(nproc) - 1))
switch=/sys/devices/system/cpu/cpu$cpu/online
[ -w "$switch" ] || { echo "CPU $cpu cannot be switched off"; exit 77; }
trap 'echo 1 >"$switch"; rm -rf "$dir"' EXIT

# A clause that finds no room in the buffer ends there, so another one counts.
program='fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { printf("x\n"); }
	fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { @fired = count(); }
	END { printa("fired %@d\n", @fired); }'
options=(-x statusrate=100ms -x switchrate=100ms)

reads() { taskset -c $cpu dd if=/dev/zero of=/dev/null bs=777 count="$1" status=none; }
printed() { grep -c x out || true; }
# Until records of the CPU are printed, those before the buffer was there are dropped.
records_come() {
	local before
	before=$(printed)
	until [ "$(printed)" -gt "$before" ]; do reads 1; sleep 0.05; done
}
all_accounted_for() {
	local drops
	drops=$(awk -v cpu=$cpu '/^dtrace: [0-9]+ drops? on CPU/ && $NF == cpu { n += $2 } END { print n + 0 }' err)
	same "printed and dropped" $(($(printed) + drops)) "$(awk '/^fired/ { print $2 }' out)"
}

come() {
	echo 1 >"$switch"
	records_come
	reads 500
}
echo 0 >"$switch"
traced "${options[@]}" -n "$program" -- come
all_accounted_for
[ "$(printed)" -gt 500 ] || fail "the new buffer is not used: $(printed) records"

# The CPU is gone for the tool when its link is closed. The clause of profile writes no record.
links() { python3 "$bpf_objects" newer 0 0 0 | awk '{ print $NF }'; }
is_gone() { [ "$(links)" -lt "$with" ]; }
go_and_come() {
	local with
	reads 300
	for _ in 1 2; do
		with=$(links)
		echo 0 >"$switch"
		wait_for is_gone
		come
		wait_for eval '[ "$(links)" = "$with" ]'
	done
	# Losses of the old buffer stay reported. The tool does not look while the CPU is offline.
	kill -STOP "$tracer"
	reads 3000
	echo 0 >"$switch"
	echo 1 >"$switch"
	kill -CONT "$tracer"
	records_come
	reads 200
}
traced "${options[@]}" -x bufsize=64k -n "$program" -n 'profile-19 { this->unused = 1; }' -- go_and_come
all_accounted_for
[ "$(printed)" -gt 1300 ] || fail "a buffer is not used again: $(printed) records"
grep -q '^dtrace: [0-9]* drops* on CPU' err || fail "nothing was lost"
