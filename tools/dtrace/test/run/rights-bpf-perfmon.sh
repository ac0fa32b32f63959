#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With CAP_BPF and CAP_PERFMON alone, BEGIN and timers work. What needs more is an error that says what.
. "$(dirname "$0")/rights.bash"
with_process
try begin works ok with bpf,perfmon
try timer works ok with bpf,perfmon
for what in functions calls threads; do
	try $what refused '/sys/kernel/tracing' with bpf,perfmon
	grep -q 'Permission denied' err || { cat err; fail "$what: no reason"; }
done
for what in variables names; do try $what refused "$hidden" with bpf,perfmon; done
# Kernels differ in whether CAP_PERFMON lets a user see the maps of another user's process.
if with bpf,perfmon head -n 1 /proc/$process/maps >maps 2>/dev/null && [ -s maps ]; then
	try process works ok with bpf,perfmon
else
	try process refused 'Permission denied' with bpf,perfmon
fi
# Each of the two is needed.
for one in bpf perfmon; do try begin refused 'needs root, or the capabilities CAP_BPF and CAP_PERFMON' with $one; done
