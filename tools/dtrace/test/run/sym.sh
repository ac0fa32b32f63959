#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Addresses of the kernel have names: of a function, of code within it, of a variable, of a module, or none.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >x.d <<'D'
inline uintptr_t read = (uintptr_t)&`vfs_read;
BEGIN {
	printf("%a|%a|%30a|\n", read, read + 1, read);
	printf("%a|%a|\n", sym(read + 1), mod(read + 1));
	sym(read + 1); printf("|"); func(read); printf("|"); mod(read); printf("|"); trace(sym(read)); printf("|\n");
	printf("%a|%a\n", 0, 0x1234);
	sym(0x1234);
	exit(0);
}
D
status 0 dtrace -qs x.d
column() { printf '  %-50s' "$1"; }
same names "$(cat out)" "vmlinux\`vfs_read|vmlinux\`vfs_read+0x1|              vmlinux\`vfs_read|
vmlinux\`vfs_read|vmlinux|
$(column 'vmlinux`vfs_read')|$(column 'vmlinux`vfs_read')|$(column vmlinux)|$(column 'vmlinux`vfs_read')|
0x0|0x1234
$(column 0x1234)"
