#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Counts and drops add up to the firings, whichever CPUs they come from and whatever finds no room.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# dd reads 3,000 times on each CPU with other counts of bytes: keys enough to overflow the least memory there is.
read_on_all_cpus 3000
firings=$((3000 * $(nproc)))
sum() { awk -v column="$1" 'NF { n += $column } END { print n + 0 }' "$2"; }
drops() { awk -v name="(@$1)" '/aggregation drops? on CPU/ && $NF == name { n += $2 } END { print n + 0 }' err; }

# The independent counter is the kernel's: what dd says it has read.
# Read once an hour, aggregations are read when they are half full.
for rate in 10ms 1h; do
	status 0 dtrace -q -x aggsize=1k -x aggrate=$rate -n 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
		@a = count(); @b[timestamp] = count(); @c[cpu, execname] = count();
		@d[tid % 2 ? "odd" : "even"] = sum(arg2); }' \
		-c 'sh work'
	same "without keys, $rate" "$(awk 'NF == 1 { print $1 }' out)" "$firings"
	b=$(awk 'NF == 2 && length($1) > 6 && $1 ~ /^[0-9]+$/ { n += $2 } END { print n + 0 }' out)
	same "keys that overflow, $rate" $((b + $(drops b))) "$firings"
	[ "$(drops b)" -gt 0 ]
	c=$(awk 'NF == 3 { n += $3 } END { print n + 0 }' out)
	same "by CPU and name, $rate" $((c + $(drops c))) "$firings"
	d=$(awk '$1 == "odd" || $1 == "even" { n += $2 } END { print n + 0 }' out)
	same "sum by text, $rate" $((d + 777 * $(drops d))) $((777 * firings))
done

# An average is of one set of firings, however often it is read: 777 whenever it is printed.
read_on_all_cpus 1000
status 0 dtrace -q -x switchrate=5ms -n 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	@a = avg(arg2); @b = stddev(arg2); }
	tick-5ms { printa("read %@d %@d\n", @a, @b); clear(@a); clear(@b); }' -c 'sh work'
same averages "$(awk '$1 == "read" && $2 && ($2 != 777 || $3)' out)" ""
grep -q '^read 777' out
read_on_all_cpus 3000

# With room for all nothing is dropped, however often it is read.
status 0 dtrace -q -x aggrate=1ms -n 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	@b[timestamp, tid] = count(); }' -c 'sh work'
same "with room" "$(sum 3 out)" "$firings"
same messages "$(cat err)" ""
