#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0
"""Lists the BPF objects of the kernel.

    bpf_objects.py addresses   of the functions that links of kprobe_multi are attached to, one on a line
    bpf_objects.py count       how many maps, programs and links there are
    bpf_objects.py more N      the same, as soon as there are more than N programs
"""
import ctypes
import os
import struct
import sys

from bpf import bpf

PROG_GET_NEXT_ID, MAP_GET_NEXT_ID, LINK_GET_NEXT_ID = 11, 12, 31
LINK_GET_FD_BY_ID, OBJ_GET_INFO_BY_FD = 30, 15
KPROBE_MULTI = 8


def ids(next_id):
    attr = ctypes.create_string_buffer(12)
    number = 0
    while True:
        struct.pack_into("I", attr, 0, number)
        try:
            bpf(next_id, attr)
        except FileNotFoundError:
            return
        number, = struct.unpack_from("I", attr, 4)
        yield number


def count(next_id):
    return sum(1 for _ in ids(next_id))


def link_info(fd, addresses, count):
    # u32 type, id, prog_id; then from 16: u64 addrs, u32 count
    info = ctypes.create_string_buffer(64)
    struct.pack_into("QI", info, 16, addresses, count)
    attr = ctypes.create_string_buffer(struct.pack("IIQ", fd, len(info), ctypes.addressof(info)), 16)
    bpf(OBJ_GET_INFO_BY_FD, attr)
    return info


def print_addresses():
    for number in ids(LINK_GET_NEXT_ID):
        fd = bpf(LINK_GET_FD_BY_ID, ctypes.create_string_buffer(struct.pack("III", number, 0, 0), 12))
        info = link_info(fd, 0, 0)
        if struct.unpack_from("I", info, 0)[0] == KPROBE_MULTI:
            functions, = struct.unpack_from("I", info, 24)
            addresses = (ctypes.c_uint64 * functions)()
            link_info(fd, ctypes.addressof(addresses), functions)
            for address in addresses:
                print(f"{address:016x}")
        os.close(fd)


if sys.argv[1] == "addresses":
    print_addresses()
else:
    while sys.argv[1] == "more" and count(PROG_GET_NEXT_ID) <= int(sys.argv[2]):
        pass
    print(count(MAP_GET_NEXT_ID), count(PROG_GET_NEXT_ID), count(LINK_GET_NEXT_ID))
