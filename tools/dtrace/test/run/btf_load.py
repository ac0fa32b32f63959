#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0
"""Loads BTF into the kernel, which checks all of it: btf_load.py BASE [SPLIT [BYTE]]

The system call takes no base. But a split BTF goes on where its base ends, with the numbers of types
and with the offsets of names; so the two in one are again BTF, and the kernel checks the whole, each
type by its rules and each reference to another one. BASE is raw BTF. BYTE spoils that byte of SPLIT's
types, to see that it is looked at. Prints how many bytes are good, or what the kernel objects to, with
status 1.
"""
import ctypes
import os
import struct
import sys

SYS_BPF = {"x86_64": 321, "aarch64": 280}[os.uname().machine]
BTF_LOAD = 18
HEADER = struct.Struct("=HBBIIIII")     # magic, version, flags, hdr_len, type_off, type_len, str_off, str_len
LOG_BYTES = 64 << 20

libc = ctypes.CDLL(None, use_errno=True)


def sections(path):
    """Bytes of types and of names."""
    with open(path, "rb") as file:
        data = file.read()
    _, _, _, begin, type_off, type_len, str_off, str_len = HEADER.unpack_from(data)
    return [bytearray(data[begin + off:begin + off + size]) for off, size in ((type_off, type_len), (str_off, str_len))]


def load(types, names, log):
    """0, or the error; the kernel writes one line for each type, too."""
    data = HEADER.pack(0xeb9f, 1, 0, HEADER.size, 0, len(types), len(types), len(names)) + types + names
    kept = ctypes.create_string_buffer(data, len(data))
    attr = struct.pack("=QQIIII", ctypes.addressof(kept), ctypes.addressof(log) if log else 0, len(data),
                       len(log) if log else 0, 1 if log else 0, 0)
    fd = libc.syscall(SYS_BPF, BTF_LOAD, attr, len(attr))
    if fd < 0:
        return ctypes.get_errno()
    os.close(fd)
    return 0


def main():
    types, names = sections(sys.argv[1])
    if len(sys.argv) > 2:
        more_types, more_names = sections(sys.argv[2])
        if len(sys.argv) > 3:
            more_types[int(sys.argv[3])] ^= 0xff
        types, names = types + more_types, names + more_names
    error = load(types, names, None)
    if error:
        log = ctypes.create_string_buffer(LOG_BYTES)
        error = load(types, names, log) or error
        lines = log.value.decode(errors="replace").splitlines()
        print("\n".join([os.strerror(error), *lines[-3:]]))
        return 1
    print(f"{len(types) + len(names)} bytes are BTF")
    return 0


sys.exit(main())
