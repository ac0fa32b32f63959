#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# At the entry of a system call, arg0 to arg5 are its arguments, and args[] the same with types. At its return, arg0 and
# arg1 are both the result.
# shellcheck disable=SC2016 # D and perl, not shell
. "$(dirname "$0")/common.sh"

cat >calls.pl <<'CALLS'
require "sys/syscall.ph";
syscall(&SYS_mmap, 0x70000000, 0x3000, 1, 0x22, -1, 0x5000);
syscall(&SYS_lseek, 0xffffffff00000007, -3, 2);
syscall(&SYS_openat, -100, my $path = "/no/such/file", 0x40000);
syscall(&SYS_getpgid, 0);
CALLS
status 0 dtrace -qn '
	syscall::mmap:entry /pid == $target && arg1 == 0x3000 && arg0 == 0x70000000/
	{ printf("mmap %x %x %x %x %d %x\n", arg0, arg1, arg2, arg3, (int)arg4, arg5); self->maps = 1; }
	syscall::mmap:return /self->maps/ { self->maps = 0; printf("mapped %d\n", arg0 == arg1 && args[0] == 0x70000000); }
	syscall::lseek:entry /pid == $target && arg2 == 2 && args[0] == 7/ {
		printf("lseek %d %x\n", (int)args[1], arg0); self->seeks = 1; }
	syscall::lseek:return /self->seeks/ { self->seeks = 0; printf("sought %d %d\n", args[0], args[1]); }
	syscall::openat:entry /pid == $target && args[2] == 0x40000/ {
		printf("openat %d %s %s\n", args[0], copyinstr(arg1), stringof(args[1])); }
	syscall::getpgid:entry /pid == $target/ { printf("getpgid %d\n", args[0]); }
	syscall::getpgid:return /pid == $target/ { printf("group %d\n", arg1 == arg0 && arg0 > 0); }' -c 'perl calls.pl'
same "arguments" "$(grep -v '^$' out)" "mmap 70000000 3000 1 22 -1 5000
mapped 1
lseek -3 ffffffff00000007
sought -9 -9
openat -100 /no/such/file /no/such/file
getpgid 0
group 1"

# Types are those of the kernel, with names; a result has no name.
status 0 dtrace -lvn 'syscall::openat:entry, syscall::getpid:entry, syscall::openat:return'
same "types" "$(grep -E 'args\[|None' out | tr -d '\t')" "None
args[0]: int dfd
args[1]: char userland *filename
args[2]: int flags
args[3]: umode_t mode
args[0]: long
args[1]: long"
