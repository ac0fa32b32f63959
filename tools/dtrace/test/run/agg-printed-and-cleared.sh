#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Each firing is printed once, however often an aggregation is printed and cleared while other clauses count.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

read_on_all_cpus 3000
firings=$((3000 * $(nproc)))
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { @a = count(); n++; }
	fbt::vfs_read:entry /execname == "dd" && arg2 == 777 && n % 100 == 0/ { printa("a %@d\n", @a); }
	fbt::vfs_read:entry /execname == "dd" && arg2 == 777 && n % 100 == 0/ { clear(@a); }
	END { printa("a %@d\n", @a); }' -c 'sh work'
same "printed and cleared" "$(awk '/^a / { n += $2 } END { print n }' out)" "$firings"
[ "$(grep -c '^a ' out)" -gt 3 ]
