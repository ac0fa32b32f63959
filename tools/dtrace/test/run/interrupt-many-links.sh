#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# END is printed before the probes of perf events are taken down, for which the kernel waits one by one.
. "$(dirname "$0")/common.sh"

dtrace -qn 'BEGIN { printf("ready\n"); } END { printf("end\n"); }' \
	-n 'sdt:syscalls::sys_enter_[a-m]* /arg0 == 1234567/ { trace(1); }' >out &
tool=$!
wait_for grep -q ready out
kill -INT $tool
wait_for grep -q '^end$' out
# Its links are still there, or were until just now: the text did not wait for them.
ls -l /proc/$tool/fd >descriptors 2>/dev/null || fail "the tool was gone when END's text came"
[ "$(grep -c bpf_link descriptors)" -gt 50 ] || fail "END came after the probes had gone"
wait $tool
