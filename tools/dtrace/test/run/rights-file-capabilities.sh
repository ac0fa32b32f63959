#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# File capabilities (setcap) are as good as those of the user. A setuid or setgid tool ends with an error.
. "$(dirname "$0")/rights.bash"
PATH=$PATH:/usr/sbin:/sbin
nobody() { setpriv --reuid 65534 --regid 65534 --clear-groups "$@"; }
cp "$(command -v dtrace)" ./dtrace
why='dtrace must not be setuid or setgid'
for mode in 4755 2755 6755; do
	chmod $mode dtrace
	for command in "-V" "-n BEGIN" "--help"; do
		# shellcheck disable=SC2086
		status 1 nobody ./dtrace $command
		grep -q "$why" err || { cat err; fail "$mode, $command: no error"; }
	done
done
# Root is not in question.
status 0 ./dtrace -V
chmod 755 dtrace
status 1 nobody ./dtrace -n BEGIN
command -v setcap >/dev/null || { echo "setcap is not installed"; exit 77; }
setcap cap_bpf,cap_perfmon+ep dtrace
status 0 nobody ./dtrace -qn 'BEGIN { printf("ok"); exit(0); }'
same "with file capabilities" "$(cat out)" ok
