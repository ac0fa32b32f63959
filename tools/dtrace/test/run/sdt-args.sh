#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# args[] of static probes have the types written at the site, in the kernel and in a module.
. "$(dirname "$0")/common.sh"
load_kernel sdt_sample

# Jobs have id % 3 * 1000 bytes, all of which are worked off; none is an error (ENODATA).
status 0 dtrace -qn 'sdt:sdt_sample::job-queued { queued = args[0]->id; waiting = args[1]; }
	sdt:sdt_sample::job-done /args[0]->id <= queued/ {
		printf("%d %d %d\n", args[0]->id % 3, args[1] == args[0]->bytes, args[2]); }
	sdt:sdt_sample::idle /queued/ { printf("%d %s\n", waiting, probefunc == "" ? "nowhere" : "somewhere");
		exit(0); }'
same "jobs" "$(sort out | uniq | tr '\n' ' ')" "0 1 -61 1 1 0 2 1 0 3 somewhere "

traced -n 'sdt:vmlinux::exec-failure /stringof(args[0]) == "/nix"/ { printf("%s %d\n", stringof(args[0]), args[1]); }' \
	-- bash -c '/nix 2>/dev/null || true'
same "exec-failure" "$(cat out)" "/nix 2"
traced -n 'sdt:::change-nice /args[1] == 7/ { printf("%d\n", args[0]->pid == pid); }' -- nice -n 7 true
same "change-nice" "$(cat out)" "1"
