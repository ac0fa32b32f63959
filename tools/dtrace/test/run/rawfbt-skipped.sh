#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The kernel follows a limited number of calls to their returns. Returns of rawfbt and those reported as skipped are all
# calls. So is a firing inside of another.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

skipped() { awk '/^dtrace: [0-9]+ firings? skipped by the kernel: / { n += $2 } END { print n + 0 }' err; }

# Readers wait in the open until there is a writer. Nobody else opens a FIFO.
readers=60
mkfifo fifo
inside() { [ "$(grep -c in out)" = $readers ]; }
open_by_all() {
	local n opened=()
	for ((n = 0; n < readers; n++)); do
		(: <fifo) &
		opened+=($!)
	done
	wait_for inside
	: >fifo
	wait "${opened[@]}"
}
traced -n 'fbt::fifo_open:entry { printf("in\n"); } rawfbt::fifo_open:return { printf("back\n"); }' -- open_by_all
calls=$(grep -c in out) returns=$(grep -c back out)
same "calls" "$calls" $((readers + 1))
((returns < calls)) || fail "the kernel has followed all calls: this test needs more"
same "returns, and those skipped" $((returns + $(skipped))) "$calls"

# A string is read by a function that has a kprobe.
status 0 dtrace -qn 'rawfbt::ksys_read:entry /execname == "dd" && arg2 == 777/ { trace(stringof(curthread->comm)); }
	rawfbt::strncpy_from_kernel_nofault:entry { n++; }' -c 'dd if=/dev/zero of=/dev/null bs=777 count=3 status=none'
(($(skipped) >= 3)) || { cat out err; fail "what is inside of a firing is not reported"; }
