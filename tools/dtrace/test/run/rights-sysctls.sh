#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# kernel.perf_event_paranoid up to 2 and kernel.unprivileged_bpf_disabled say nothing about who has the capabilities.
# Kernels of Debian refuse perf events at 3 to all but CAP_SYS_ADMIN: an error that says so.
. "$(dirname "$0")/rights.bash"
paranoid=/proc/sys/kernel/perf_event_paranoid
before=$(cat $paranoid)
trap 'echo $before >$paranoid; rm -rf "$dir"' EXIT
for value in -1 0 1 2; do
	echo $value >$paranoid
	try timer works ok with bpf,perfmon
done
echo 3 >$paranoid
try timer works ok env
if ! with bpf,perfmon dtrace -qn 'BEGIN { exit(0); }' 2>/dev/null; then
	try timer refused "set $paranoid to 2, or less, or have CAP_SYS_ADMIN" with bpf,perfmon
fi
echo 2 >$paranoid
# Once it is 1, it stays, so this is last.
for value in 0 2 1; do
	echo $value >/proc/sys/kernel/unprivileged_bpf_disabled || true
	try timer works ok with bpf,perfmon
done
