#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# What dtrace does for BEGIN is traced: its output, and the commands of system(). BEGIN is printed first.
. "$(dirname "$0")/common.sh"

status 3 timeout "$hung" dtrace -wqn 'BEGIN { system("sleep 1"); } syscall::*sleep:entry { exit(3); }'
status 4 timeout "$hung" dtrace -n 'BEGIN {} syscall::write:entry { exit(4); }'

# Not before BEGIN, and no record of other probes before those of BEGIN, on any CPU and without -x temporal.
for cpu in $(seq 0 $(($(nproc) - 1))); do
	for temporal in 0 1; do
		status 0 taskset -c "$cpu" dtrace -x temporal=$temporal -wqn 'BEGIN { begun = 1; printf("begin\n"); }
			BEGIN { system("cat /etc/hostname >/dev/null; taskset -c 0 cat /etc/hostname >/dev/null"); }
			BEGIN { printf("begun\n"); }
			fbt::vfs_read:entry /!begun/ { printf("early\n"); }
			fbt::vfs_read:entry /execname == "cat"/ { n++; printf("read\n"); }
			tick-100ms /n/ { exit(0); } END { printf("end\n"); }'
		same "CPU $cpu, temporal $temporal" "$(uniq out | tr '\n' ' ')" "begin begun read end "
	done
done
