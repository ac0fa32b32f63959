#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The kernel's tracepoints are listed by subsystem with the types of their fields; what users have made of probes is not.
. "$(dirname "$0")/common.sh"
tracefs=/sys/kernel/tracing

status 0 dtrace -ln 'sdt:sched::'
same "tracepoints of sched" "$(awk 'NR > 1 { print $2 ":" $3 "::" $NF }' out | sort)" \
	"$(sed -n 's/^sched:/sdt:sched::/p' $tracefs/available_events | sort)"
status 0 dtrace -ln 'sdt:s[bc]*::sched_*t[b-d]h'
same "globs" "$(awk 'NR > 1 { print $NF }' out)" sched_switch
# Static probes are in front: programs tell them by the range of their numbers.
status 0 dtrace -lP sdt
awk 'NR > 1 { is = NF == 4; if (was && !is) exit 1; was = is } END { exit !was }' out || fail "static probes and tracepoints are mixed"

status 0 dtrace -lvn 'sdt:sched::sched_switch'
same "types" "$(grep -o 'args\[.*' out)" "args[0]: char *
args[1]: pid_t
args[2]: int
args[3]: long
args[4]: char *
args[5]: pid_t
args[6]: int"

echo 'p:mygroup/made vfs_read' >>$tracefs/kprobe_events
trap 'echo -:mygroup/made >>$tracefs/kprobe_events; rm -rf "${dir:?}"' EXIT
grep -qx mygroup:made $tracefs/available_events
status 1 dtrace -ln 'sdt:mygroup::'
grep -q 'no module is named mygroup' err
status 1 dtrace -n 'sdt:sched::sched_swich'
grep -q 'did you mean sched_switch' err || { cat err; fail "no hint"; }
