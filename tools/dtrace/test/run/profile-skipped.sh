#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A timer that fires while a clause of a function runs is skipped by the kernel, and reported.
. "$(dirname "$0")/common.sh"

# chill() keeps a CPU busy for 300 ms, in which its timer comes round.
status 0 dtrace -w -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { chill(300000000); }
	profile-10ms { n++; }' -c 'dd if=/dev/zero of=/dev/null bs=777 count=1 status=none'
said=$(awk '/^dtrace: [0-9]+ firings skipped by the kernel: / { n += $2 } END { print n + 0 }' err)
[ "$said" -ge 1 ] || { cat err; fail "nothing is reported as skipped"; }
