#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The kernel removes many rawfbt probes together, so that it waits once for all of them: the entries in one call, and
# the returns in another.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >many.sh <<'S'
exec dtrace -v -qn 'rawfbt::vfs_*: /0/ { } BEGIN { exit(0); }'
S
status 0 dtrace -qn 'fbt::unregister_kprobes:entry, fbt::unregister_kretprobes:entry /pid == $target/ {
	@[probefunc] = count(); }
	END { printa("%s %@d\n", @); }' -c 'bash many.sh'
probes=$(sed -n 's/^dtrace: rawfbt: \([0-9]*\) probes by 2 kprobe links$/\1/p' err)
((probes > 20)) || { cat err; fail "not many probes"; }
same "calls" "$(grep . out | sort)" "unregister_kprobes 1
unregister_kretprobes 1"
