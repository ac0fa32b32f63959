#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0
"""Addresses of the functions that BPF links of kprobe_multi are attached to, one on a line."""
import ctypes
import os
import struct

SYS_BPF = {"x86_64": 321, "aarch64": 280}[os.uname().machine]
LINK_GET_FD_BY_ID, LINK_GET_NEXT_ID, OBJ_GET_INFO_BY_FD = 30, 31, 15
KPROBE_MULTI = 8

libc = ctypes.CDLL(None, use_errno=True)


def bpf(command, attr):
    return libc.syscall(SYS_BPF, command, attr, len(attr))


def link_info(fd, addresses, count):
    # u32 type, id, prog_id; then from 16: u64 addrs, u32 count
    info = ctypes.create_string_buffer(64)
    struct.pack_into("QI", info, 16, addresses, count)
    attr = ctypes.create_string_buffer(struct.pack("IIQ", fd, len(info), ctypes.addressof(info)), 16)
    if bpf(OBJ_GET_INFO_BY_FD, attr) != 0:
        raise OSError(ctypes.get_errno(), "link info")
    return info


attr = ctypes.create_string_buffer(12)
number = 0
while True:
    struct.pack_into("I", attr, 0, number)
    if bpf(LINK_GET_NEXT_ID, attr) != 0:
        break
    number, = struct.unpack_from("I", attr, 4)
    fd = bpf(LINK_GET_FD_BY_ID, ctypes.create_string_buffer(struct.pack("III", number, 0, 0), 12))
    info = link_info(fd, 0, 0)
    if struct.unpack_from("I", info, 0)[0] == KPROBE_MULTI:
        count, = struct.unpack_from("I", info, 24)
        addresses = (ctypes.c_uint64 * count)()
        link_info(fd, ctypes.addressof(addresses), count)
        for address in addresses:
            print(f"{address:016x}")
    os.close(fd)
