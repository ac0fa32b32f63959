#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The completion of bash offers the kernel's probes part by part. Without root, it offers none and prints no error.
. "$(dirname "$0")/common.sh"

tool=$OLDPWD/../..
offers() { bash "$tool/test/completion/bash" "$tool/completion/bash/dtrace" "$1" 2>&1 | sort | paste -sd' '; }

same "the module" "$(offers "dtrace -n syscall:")" vmlinux:
same "a function" "$(offers "dtrace -n syscall::getpp")" getppid:
same "names" "$(offers "dtrace -n syscall::getppid:")" "entry return"
same "a pattern in front" "$(offers "dtrace -n 'fbt:vm*:vfs_read:r")" 'fbt:vm*:vfs_read:return'
same "the end of -f" "$(offers "dtrace -f fbt:vmlinux:vfs_rea")" "vfs_read vfs_readlink vfs_readv"
# In quotes the only module is followed by its functions.
same "in quotes" "$(offers "dtrace -n 'syscall:vm")" "$(offers "dtrace -n 'syscall:vmlinux:")"
# As nobody: the list of system calls may not be read.
same "without root" "$(setpriv --reuid 65534 --regid 65534 --clear-groups bash "$tool/test/completion/bash" \
	"$tool/completion/bash/dtrace" "dtrace -n syscall::getpp" 2>&1)" ""
