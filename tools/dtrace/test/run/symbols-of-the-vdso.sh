#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# An address in the vdso has the name of its function, while the process runs and after it has ended.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >address.py <<'PY'
import ctypes, os
vdso = ctypes.CDLL("linux-vdso.so.1")
os.lseek(os.open("/dev/zero", os.O_RDONLY), ctypes.cast(vdso.__vdso_getcpu, ctypes.c_void_p).value, 0)
PY
status 0 dtrace -qn 'syscall::lseek:entry /pid == $target && arg1 > 4096/ {
	usym(arg1); umod(arg1); @[usym(arg1)] = count(); }' \
	-c 'python3 -S address.py'
same names "$(tr -s ' \n' ' ' <out)" ' [vdso]`getcpu [vdso] [vdso]`getcpu 1 '
