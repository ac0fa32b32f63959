#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The kernel's tracepoints are listed by subsystem with the types of their fields. Events that users made from probes
# are not listed.
. "$(dirname "$0")/common.sh"
tracefs=/sys/kernel/tracing

status 0 dtrace -ln 'sdt:sched::'
same "tracepoints of sched" "$(awk 'NR > 1 { print $2 ":" $3 "::" $NF }' out | sort)" \
	"$(sed -n 's/^sched:/sdt:sched::/p' $tracefs/available_events | sort)"
status 0 dtrace -ln 'sdt:s[bc]*::sched_*t[b-d]h'
same "globs" "$(awk 'NR > 1 { print $NF }' out)" sched_switch
# Static probes come first: programs tell them by the range of their numbers.
status 0 dtrace -lP sdt
awk 'NR > 1 { is = NF == 4; if (was && !is) exit 1; was = is } END { exit !was }' out ||
	fail "static probes and tracepoints are mixed"

status 0 dtrace -lvn 'sdt:sched::sched_switch'
same "fields" "$(grep -o 'args\[.*' out)" "args[0]: char *prev_comm
args[1]: pid_t prev_pid
args[2]: int prev_prio
args[3]: long prev_state
args[4]: char *next_comm
args[5]: pid_t next_pid
args[6]: int next_prio"
status 0 dtrace -lvn 'fbt::vfs_write:entry'
same "parameters" "$(grep -o 'args\[.*' out)" "args[0]: struct file *file
args[1]: char *buf
args[2]: size_t count
args[3]: loff_t *pos"

echo 'p:mygroup/made vfs_read' >>$tracefs/kprobe_events
trap 'echo -:mygroup/made >>$tracefs/kprobe_events; rm -rf "${dir:?}"' EXIT
grep -qx mygroup:made $tracefs/available_events
status 1 dtrace -ln 'sdt:mygroup::'
grep -q 'no module is named mygroup' err
status 1 dtrace -n 'sdt:sched::sched_swich'
grep -q 'did you mean sched_switch' err || { cat err; fail "no hint"; }
