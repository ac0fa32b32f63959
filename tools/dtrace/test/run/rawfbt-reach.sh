#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# rawfbt has parts of functions and other names of functions, which fbt lacks. What a kprobe cannot reach is an error
# that says why.
. "$(dirname "$0")/common.sh"
mount_debugfs

# enabled PROBE: it can be enabled
enabled() { status 0 dtrace -qn "$1 { n++; } BEGIN { exit(0); }"; }
# refused PROBE WHY
refused() {
	status 1 dtrace -qn "$1 { n++; } BEGIN { exit(0); }"
	grep -qF "$2" err || { cat err; fail "$1: not said: $2"; }
}
allows() { zcat /proc/config.gz 2>/dev/null | grep -q '^CONFIG_KPROBE_EVENTS_ON_NOTRACE=y'; }

# A function with two names: the list of fbt has one of them.
enabled rawfbt::"${calls}"getppid:
enabled rawfbt::__do_sys_getppid:return
# As many functions of a name as there are.
name=$(awk '{ print $2 }' /sys/kernel/tracing/available_filter_functions_addrs | grep -v __ftrace_invalid | sort |
	uniq -d | sed -n 1p)
dtrace -ln "rawfbt::$name:entry" | awk 'NR > 1 { n++ } END { exit n < 2 }' || fail "$name is listed once"
enabled "rawfbt::$name:entry"

# Where neither tracer nor kprobes may be, and what has been freed.
forbidden=$(awk '$2 == "notify_die"' /sys/kernel/debug/kprobes/blacklist)
[ -n "$forbidden" ] || fail "this kernel lets kprobes into notify_die"
refused rawfbt::notify_die:entry "notify_die cannot be traced: the kernel allows no kprobe there, as /sys/kernel/debug/kprobes/blacklist shows"
# If the tool cannot read that list, it is the kernel that refuses, and it refuses all at once: the tool finds out
# which.
without_debugfs() { unshare -m sh -c 'mount -t tmpfs none /sys/kernel/debug && exec "$@"' sh "$@"; }
forbidden=$(awk '$2 == "atomic_notifier_call_chain"' /sys/kernel/debug/kprobes/blacklist)
[ -n "$forbidden" ] || fail "this kernel lets kprobes into atomic_notifier_call_chain"
status 1 without_debugfs dtrace -qn 'rawfbt::raw_notifier_call_chain:entry, rawfbt::srcu_notifier_call_chain:entry,
	rawfbt::atomic_notifier_call_chain:entry, rawfbt::vfs_read:entry { n++; } BEGIN { exit(0); }'
grep -q '^dtrace: cannot enable rawfbt:vmlinux:atomic_notifier_call_chain:entry: ftrace does not reach it, .*; or the kernel allows no kprobe there, as /sys/kernel/debug/kprobes/blacklist shows: Invalid argument$' err ||
	{ cat err; fail "not named"; }
refused rawfbt::start_kernel:entry "start_kernel cannot be traced: it ran when the kernel started, and its memory was freed"
refused rawfbt::vfs_raed:entry "no function is named vfs_raed: did you mean vfs_read?"

# Part of the tracer.
if allows; then
	enabled rawfbt::tracing_on:entry
	refused rawfbt::tracing_on:return "tracing_on has no return probe"
	refused 'rawfbt::tracing_o?:entry' "no pattern matches tracing_on, as ftrace does not reach it: write the name in full"
else
	refused rawfbt::tracing_on:entry "tracing_on cannot be traced: ftrace does not reach it, and the kernel was built without CONFIG_KPROBE_EVENTS_ON_NOTRACE"
fi

# fbt and the list of all know nothing of them.
status 0 dtrace -ln ':vmlinux:vfs_read:entry'
same "without a provider" "$(awk 'NR > 1 { print $2 }' out)" fbt
