#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Stacks are keys: each firing counts for the code addresses that it came from, and BEGIN has no frames.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

dd='dd if=/dev/zero of=/dev/null bs=777 count=20 status=none'
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	@[stack(2)] = count(); @b[probefunc, stack(1), execname, 7] = sum(2); }
	END { printa("%@d%k", @); printa(@); printa(@b); }' -c "$dd"
sed 's/+0x[0-9a-f]*$/+N/' out >got
diff -u - got <<'E'
20
              vmlinux`vfs_read+N
              vmlinux`ksys_read+N


              vmlinux`vfs_read+N
              vmlinux`ksys_read+N
               20

  vfs_read                                          
              vmlinux`vfs_read+N
  dd                                                        7               40
E
# One stack for each firing, however many there are: none is taken for another.
status 0 dtrace -qn 'fbt::vfs_*:entry, fbt::ksys_*:entry /execname == "dd"/ {
	@n = count(); @[stack()] = count(); @q[stack(3)] = quantize(arg2); }
	END { printa("n %@d\n", @n); printa("s%k%@d\n", @); trunc(@q); }' -c "$dd"
same "all stacks" "$(awk '/^n / { n = $2 } /^[0-9]+$/ { sum += $1 } END { print (n == sum && n > 20) }' out)" 1
# BEGIN has no frames of the kernel.
status 0 dtrace -qn 'BEGIN { @[stack()] = count(); @[stack(3)] = count(); exit(0); }'
same "no frames" "$(awk 'NF { print $1 }' out)" 2
