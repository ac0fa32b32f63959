#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0
"""Runs a command on a kernel that is locked down: lock_down.py integrity|confidentiality COMMAND [ARG...]

A BPF program at the end of security_locked_down() makes the decision that lockdown_is_locked_down() makes on a
kernel booted with lockdown= (security/lockdown/lockdown.c). Such a kernel would stay locked down and load only
signed modules. The status is 77 if the kernel has no such function.
"""
import ctypes
import struct
import subprocess
import sys

from bpf import bpf, btf_sections

PROG_LOAD, RAW_TRACEPOINT_OPEN = 5, 17
TRACING, MODIFY_RETURN = 26, 26         # of program types, of attach types
# Bytes after the 12 of each type, by kind: alone, and for each of its members.
BEHIND = {1: (4, 0), 3: (12, 0), 4: (0, 12), 5: (0, 12), 6: (0, 8), 13: (0, 8), 14: (4, 0), 15: (0, 12), 17: (4, 0), 19: (0, 12)}
ENUM, FUNC = 6, 12


def look_up():
    """BTF id of the function, and the values of enum lockdown_reason by name."""
    types, names = btf_sections("/sys/kernel/btf/vmlinux")
    wanted = {kind: names.find(b"\0" + name + b"\0") + 1 or None
              for kind, name in ((FUNC, b"security_locked_down"), (ENUM, b"lockdown_reason"))}
    at, number, found, reasons = 0, 1, None, {}
    while at < len(types):
        name, info = struct.unpack_from("=II", types, at)
        kind, members = info >> 24 & 31, info & 0xffff
        if kind == FUNC and name == wanted[FUNC]:
            found = number
        elif kind == ENUM and name == wanted[ENUM]:
            for i in range(members):
                reason, value = struct.unpack_from("=Ii", types, at + 12 + 8 * i)
                reasons[names[reason:names.index(b"\0", reason)].decode()] = value
        alone, each = BEHIND.get(kind, (0, 0))
        at, number = at + 12 + alone + each * members, number + 1
    return found, reasons


def lock(function, most):
    """The program is there as long as the descriptor is open."""
    code = b"".join(struct.pack("=BBhi", *insn) for insn in (
        (0x79, 0x12, 0, 0),             # r2 = what is asked for
        (0xb7, 0x00, 0, 0),             # r0 = 0
        (0x25, 0x02, 1, most),          # if r2 > most goto exit
        (0xb7, 0x00, 0, -1),            # r0 = -EPERM
        (0x95, 0x00, 0, 0)))
    insns, licence = ctypes.create_string_buffer(code, len(code)), ctypes.create_string_buffer(b"GPL")
    attr = bytearray(128)
    struct.pack_into("=IIQQ", attr, 0, TRACING, len(code) // 8, ctypes.addressof(insns), ctypes.addressof(licence))
    struct.pack_into("=I", attr, 68, MODIFY_RETURN)
    struct.pack_into("=I", attr, 108, function)
    return bpf(RAW_TRACEPOINT_OPEN, struct.pack("=QII", 0, bpf(PROG_LOAD, bytes(attr)), 0))


def main():
    function, reasons = look_up()
    if function is None:
        print("the kernel was built without CONFIG_SECURITY")
        return 77
    lock(function, reasons[f"LOCKDOWN_{sys.argv[1].upper()}_MAX"])
    return subprocess.run(sys.argv[2:], check=False).returncode


sys.exit(main())
