#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A filter of system calls that does not let bpf(2) through, as containers have one: the message says so.
. "$(dirname "$0")/rights.bash"
cat >filtered.py <<'PYTHON'
import ctypes, os, platform, struct, sys
number = {"x86_64": 321, "aarch64": 280}[platform.machine()]
# Load the number; is it bpf()? -EPERM; else allow.
code = b"".join(struct.pack("=HBBI", *insn) for insn in
                ((0x20, 0, 0, 0), (0x15, 0, 1, number), (0x06, 0, 0, 0x00050001), (0x06, 0, 0, 0x7fff0000)))
insns = ctypes.create_string_buffer(code, len(code))
program = ctypes.create_string_buffer(struct.pack("=H6xQ", len(code) // 8, ctypes.addressof(insns)), 16)
if ctypes.CDLL(None).prctl(22, ctypes.c_ulong(2), ctypes.byref(program), 0, 0):
    sys.exit(77)
os.execvp(sys.argv[1], sys.argv[1:])
PYTHON
rc=0
python3 filtered.py true || rc=$?
[ $rc != 77 ] || { echo "the kernel was built without CONFIG_SECCOMP_FILTER"; exit 77; }
for what in begin timer; do
	try $what refused 'the kernel does not permit bpf(2), although the capabilities are there' python3 filtered.py
done
