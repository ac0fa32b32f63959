#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A library that was unmapped and deleted after the tool has seen it still names addresses printed at the end.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

echo 'int function_of_the_library(void) { return 1; }' >gone.c
cc -shared -fPIC -o libgone.so gone.c
cat >use.py <<'PY'
import _ctypes, ctypes, os, time
zero = os.open("/dev/zero", os.O_RDONLY)
library = ctypes.CDLL("./libgone.so")
os.lseek(zero, ctypes.cast(library.function_of_the_library, ctypes.c_void_p).value, 0)
while os.stat("out").st_size == 0:
    time.sleep(0.01)
_ctypes.dlclose(library._handle)
os.unlink("libgone.so")
assert "libgone" not in open("/proc/self/maps").read()
PY
status 0 dtrace -qn 'syscall::lseek:entry /pid == $target && arg1 > 4096/ {
	usym(arg1); @[usym(arg1 + 1), umod(arg1)] = count(); }' \
	-c 'python3 -S use.py'
same names "$(tr -s ' \n' ' ' <out)" ' libgone.so`function_of_the_library libgone.so`function_of_the_library libgone.so 1 '
