#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# What a clause calls is said to be no loss, and -v names the functions.
. "$(dirname "$0")/common.sh"

# To read memory of the process, the clause calls the other function.
own() {
	status 0 dtrace "$@" -n 'char c; fbt::vfs_read:entry /execname == "dd"/ { n++; c = *(char *)copyin(arg1, 1); }
		fbt::copy_from_user_nofault:entry /execname == "dd"/ { } END { printf("n=%d\n", n); }' \
		-c 'dd if=/dev/zero of=/dev/null count=100 status=none'
}
own
grep -Eq '^dtrace: [0-9]+ firings by dtrace itself, not traced; -v names the functions$' err ||
	{ cat err; fail "own calls are not said"; }
said=$(awk '/by dtrace itself/ { print $2 }' err)
made=$(sed -n 's/^.*n=//p' out)
[ "$said" -ge "$made" ] || fail "$said of $made firings are reported as dtrace's own"
grep -q 'skipped' err && { cat err; fail "own calls are reported as losses"; }
own -q
grep -q 'by dtrace itself' err && { cat err; fail "-q does not leave out the message"; }
own -q -v
grep -Eq '^dtrace: [0-9]+ firings by dtrace itself, not traced: copy_from_user_nofault$' err ||
	{ cat err; fail "-v does not name the function"; }
