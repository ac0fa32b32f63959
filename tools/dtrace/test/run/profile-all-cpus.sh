#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# profile fires on each CPU that is online, even on an idle one.
. "$(dirname "$0")/common.sh"

all_cpus() { wait_for all_fired; }
all_fired() { [ "$(grep -c '^CPU' out)" = "$(nproc)" ]; }

traced -n 'profile-997 /!seen[cpu]++/ { printf("CPU %d\n", cpu); }' -- all_cpus
same "CPUs" "$(sort out)" "$(grep -oE '^cpu[0-9]+' /proc/stat | sed 's/cpu/CPU /' | sort)"
