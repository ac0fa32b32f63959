#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Without any capability, a user can print and compare recordings that the user may read, and nothing more.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
chmod 755 .
alone() {
	setpriv --reuid 65534 --regid 65534 --clear-groups --inh-caps=-all --ambient-caps=-all --bounding-set=-all "$@"
}

status 0 dtrace -q -x record=run.rec -n 'BEGIN { printf("%d ok\n", uid); @n["key"] = sum(4); exit(0); }'
printed=$(cat out)
chmod 644 run.rec
status 0 alone dtrace --report run.rec
same "the report" "$(cat out)" "$printed"
status 0 alone dtrace --diff run.rec run.rec
grep -q '@n, sum()' out || { cat out; fail "no difference is shown"; }
chmod 600 run.rec
for mode in "--report run.rec" "--diff run.rec run.rec"; do
	# shellcheck disable=SC2086 # words
	status 1 alone dtrace $mode
	same "$mode" "$(cat err)" "dtrace: cannot open run.rec: Permission denied"
done
status 1 alone dtrace -n 'BEGIN { exit(0); }'
same "tracing" "$(cat err)" "dtrace: tracing needs root, or the capabilities CAP_BPF and CAP_PERFMON"
