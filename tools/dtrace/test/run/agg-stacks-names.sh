#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Names of addresses are keys: different addresses in one function are one key, also of processes that have ended.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

dd='dd if=/dev/zero of=/dev/null bs=777 count=20 status=none'
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	@[func(`vfs_read), mod(caller)] = count(); }
	fbt::vfs_read:return /execname == "dd" && arg1 == 777/ {
		@[func((uintptr_t)`vfs_read + 5), mod(caller)] = count(); }' -c "$dd"
diff -u - out <<'E'

  vmlinux`vfs_read                                    vmlinux                                                          40
E
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	@[ustack(1), stack(1)] = count(); @b[usym(ucaller) ] = count(); }' -c "$dd"
sed 's/+0x[0-9a-f]*$/+N/; /^$/d' out | head -3 >got
diff -u - got <<'E'
              libc.so.6`read+N
              vmlinux`vfs_read+N
               20
E
same "by caller" "$(tail -1 out | awk '{ print $NF }')" 20
