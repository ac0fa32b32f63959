#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Stacks and names of addresses can be keys: each firing counts for the code address that it came from.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
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
# Names of different addresses in one function are one key.
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	@[func(`vfs_read), mod(caller)] = count(); }
	fbt::vfs_read:return /execname == "dd" && arg1 == 777/ {
		@[func((uintptr_t)`vfs_read + 5), mod(caller)] = count(); }' -c "$dd"
diff -u - out <<'E'

  vmlinux`vfs_read                                    vmlinux                                                          40
E
# Of processes, which are gone when the names are printed; stacks of the kernel and of the process in one key.
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	@[ustack(1), stack(1)] = count(); @b[usym(ucaller) ] = count(); }' -c "$dd"
sed 's/+0x[0-9a-f]*$/+N/; /^$/d' out | head -3 >got
diff -u - got <<'E'
              libc.so.6`read+N
              vmlinux`vfs_read+N
               20
E
same "by caller" "$(tail -1 out | awk '{ print $NF }')" 20
# One stack for each firing, however many there are: none is taken for another.
status 0 dtrace -qn 'fbt::vfs_*:entry, fbt::ksys_*:entry /execname == "dd"/ {
	@n = count(); @[stack()] = count(); @q[stack(3)] = quantize(arg2); }
	END { printa("n %@d\n", @n); printa("s%k%@d\n", @); trunc(@q); }' -c "$dd"
same "all stacks" "$(awk '/^n / { n = $2 } /^[0-9]+$/ { sum += $1 } END { print (n == sum && n > 20) }' out)" 1
# BEGIN has no frames of the kernel.
status 0 dtrace -qn 'BEGIN { @[stack()] = count(); @[stack(3)] = count(); exit(0); }'
same "no frames" "$(awk 'NF { print $1 }' out)" 2
# Folded, for flame graphs: the outermost frame first, nothing else.
status 0 dtrace -q -x oformat=folded -n 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	@[execname, stack(2)] = count();
	@b[ustack(1), 3, stack(1)] = quantize(arg2); } END { printa(@b); }' -c "$dd"
diff -u - out <<'E'
libc.so.6`read;3;vmlinux`vfs_read 20
dd;vmlinux`ksys_read;vmlinux`vfs_read 20
E
# Places in a process: the function and the address, each in its column.
[ "$(uname -m)" = x86_64 ] || exit 0
c++ -std=c++20 -O1 -fno-omit-frame-pointer -fcf-protection=none -o calls "$here/calls.cc"
status 0 dtrace -qn 'fbt::ksys_read:entry /pid == $target && (int)arg0 == -77/ {
	@[ufunc(ucaller), uaddr(ucaller)] = count(); }' -c ./calls
place=$(grep -o 'calls`middle()+0x[0-9a-f]*' out)
printf '\n  %-50s  %-50s %16d\n' 'calls`middle()' "$place" 1 | diff -u - out
