#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0
"""Loads BTF into the kernel, which checks all of it: btf_load.py BASE [SPLIT [BYTE]]

The system call takes no base. But a split BTF continues the type numbers and the name offsets of its
base. So the two, joined, are valid BTF, and the kernel checks the whole: each type by its rules, and
each reference to another type. BASE is raw BTF. BYTE corrupts that byte of SPLIT's types, to show that
it is checked. Prints how many bytes are valid, or the kernel's objection, with status 1.
"""
import ctypes
import os
import struct
import sys

from bpf import BTF_HEADER, bpf, btf_sections

BTF_LOAD = 18
LOG_BYTES = 64 << 20


def load(types, names, log):
    """0, or the error; the kernel writes one line for each type, too."""
    data = BTF_HEADER.pack(0xeb9f, 1, 0, BTF_HEADER.size, 0, len(types), len(types), len(names)) + types + names
    kept = ctypes.create_string_buffer(data, len(data))
    attr = struct.pack("=QQIIII", ctypes.addressof(kept), ctypes.addressof(log) if log else 0, len(data),
                       len(log) if log else 0, 1 if log else 0, 0)
    try:
        os.close(bpf(BTF_LOAD, attr))
    except OSError as error:
        return error.errno
    return 0


def main():
    types, names = btf_sections(sys.argv[1])
    if len(sys.argv) > 2:
        more_types, more_names = btf_sections(sys.argv[2])
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
