#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Without libdw, addresses of processes have no names. A program that shows such names gets a message with the reason;
# others do not need libdw.
. "$(dirname "$0")/common.sh"
: >empty

# without_libdw COMMAND...: nobody else is without it
without_libdw() {
	# shellcheck disable=SC2016 # for the inner shell
	unshare -m sh -c 'mount --bind empty "$(readlink -f /usr/lib/*/libdw.so.1)" && exec "$@"' sh "$@"
}

status 0 without_libdw dtrace -qn 'BEGIN { printf("%A\n", 0x1234); exit(0); }'
same "an address" "$(cat out)" 0x1234
same "the reason" "$(cat err)" "dtrace: cannot load libdw.so.1, of elfutils, which finds names in processes"
status 0 without_libdw dtrace -qn 'BEGIN { printf("%a\n", 0x1234); exit(0); }'
same "nothing to say" "$(cat err)" ""

# Functions of processes cannot be found.
for provider in 'pid*' 'pid$target'; do
	status 1 without_libdw dtrace -qn "$provider"':a.out:main:entry { exit(0); }' -c true
	grep -q 'cannot load libdw.so.1' err || fail "$provider: $(cat err)"
done
