#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A timer that fires while a trampoline runs is skipped by the kernel, and reported. While a link runs a clause
# directly on a function, it is not skipped.
. "$(dirname "$0")/common.sh"

# chill() keeps a CPU busy for 300 ms, in which its timer comes round.
skipped() {
	status 0 dtrace -w -x "attach=$1" -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
		chill(300000000); }
		profile-10ms { n++; }' -c 'dd if=/dev/zero of=/dev/null bs=777 count=1 status=none'
	awk '/^dtrace: [0-9]+ firings? skipped by the kernel: another BPF program was running/ { n += $2 }
		END { print n + 0 }' err
}
said=$(skipped trampoline)
[ "$said" -ge 1 ] || { cat err; fail "nothing is reported as skipped"; }
same "skipped by a link" "$(skipped multi)" 0
