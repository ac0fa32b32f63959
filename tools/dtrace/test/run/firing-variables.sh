#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# cpu, id and timestamp belong to the firing. id is the number that -l shows for the probe and that -i accepts.
. "$(dirname "$0")/common.sh"

# Nanoseconds that the kernel has been up, in hundredths of a second.
uptime_ns() { read -r seconds _ </proc/uptime; echo "${seconds/./}0000000"; }

id=$(dtrace -ln fbt::vfs_read:entry | awk 'NR == 2 { print $1 }')
for cpu in 0 $(($(nproc) - 1)); do
	before=$(uptime_ns)
	status 0 dtrace -i "$id"' /execname == "dd" && arg2 == 777/ { printf("<%d %d %d>\n", cpu, id, timestamp); }' \
		-c "taskset -c $cpu dd if=/dev/zero of=/dev/null bs=777 count=1 status=none"
	after=$(uptime_ns)
	read -r got_cpu got_id got_time < <(sed -n 's/.*<\(.*\)>.*/\1/p' out)
	same cpu "$got_cpu" "$cpu"
	same id "$got_id" "$id"
	((10#$before <= got_time && got_time < 10#$after + 10000000)) || fail "$before, $got_time, $after"
	# The columns say the same.
	same columns "$(awk '/</ { print $1, $2, $3 }' out)" "$cpu $id vfs_read:entry"
done
