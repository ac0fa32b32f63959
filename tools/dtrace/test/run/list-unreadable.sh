#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -l reports why its list is incomplete.
. "$(dirname "$0")/common.sh"

hint=' (is this the kernel to trace, and are you root?)'
status 0 dtrace -l -x tracefs=/none
same "providers without files" "$(awk 'NR > 1 { print $2 }' out | sort -u | xargs)" "cpc dtrace profile"
same message "$(cat err)" \
	"dtrace: the probes of syscall are missing: cannot open /none/events/syscalls: No such file or directory$hint
dtrace: the probes of fbt are missing: cannot open /none/available_filter_functions: No such file or directory$hint"
# Asked for by name, it is an error.
status 1 dtrace -l -x tracefs=/none -n fbt:::entry
# All places where it may be mounted are named.
status 0 unshare --mount sh -c 'mount -t tmpfs none /sys/kernel && exec dtrace -l'
same message "$(cat err)" "dtrace: the probes of syscall are missing:\
 cannot open /sys/kernel/tracing/events/syscalls: No such file or directory;\
 cannot open /sys/kernel/debug/tracing/events/syscalls: No such file or directory$hint
dtrace: the probes of fbt are missing:\
 cannot open /sys/kernel/tracing/available_filter_functions: No such file or directory;\
 cannot open /sys/kernel/debug/tracing/available_filter_functions: No such file or directory$hint"
