#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The completion of zsh offers the kernel's probes part by part. Without root, it offers none and prints no error.
. "$(dirname "$0")/common.sh"

command -v zsh >/dev/null || { echo "zsh is not installed"; exit 77; }
tool=$OLDPWD/../..
complete=(zsh "$tool/test/completion/zsh" "$tool/completion/zsh/_dtrace")
offers() { "${complete[@]}" "$1" 2>&1 | sort | paste -sd' '; }

same "the module" "$(offers "dtrace -n syscall:")" "syscall:vmlinux:"
same "a function" "$(offers "dtrace -n syscall::getpp")" "syscall::getppid:"
same "names" "$(offers "dtrace -n syscall::getppid:")" "syscall::getppid:entry syscall::getppid:return"
same "a pattern in front" "$(offers "dtrace -n fbt:vm*:vfs_read:r")" "fbt:vm*:vfs_read:return"
same "the end of -f" "$(offers "dtrace -f fbt:vmlinux:vfs_rea")" \
	"fbt:vmlinux:vfs_read fbt:vmlinux:vfs_readlink fbt:vmlinux:vfs_readv"
# As nobody: the list of system calls may not be read.
same "without root" "$(setpriv --reuid 65534 --regid 65534 --clear-groups "${complete[@]}" \
	"dtrace -n syscall::getpp" 2>&1)" ""
