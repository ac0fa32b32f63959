#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0
"""Lists the BPF objects of the kernel.

    bpf_objects.py addresses   of the functions that links of kprobe_multi are attached to, one on a line
    bpf_objects.py newest      the highest ids of maps, programs and links
    bpf_objects.py newer IDS   how many maps, programs and links have higher ids
    bpf_objects.py appear IDS  the same, as soon as there is such a program
    bpf_objects.py verified IDS  how many instructions the verifier has looked at, of the program with the most of those
                               with higher ids

The kernel gives ids out in ascending order. So what another tool has left, and what the kernel frees later, is not
counted.
"""
import ctypes
import os
import struct
import sys

from bpf import bpf, by_id, object_info

PROG_GET_NEXT_ID, MAP_GET_NEXT_ID, LINK_GET_NEXT_ID = 11, 12, 31
PROG_GET_FD_BY_ID, LINK_GET_FD_BY_ID = 13, 30
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


KINDS = (MAP_GET_NEXT_ID, PROG_GET_NEXT_ID, LINK_GET_NEXT_ID)


def newer(before):
    """How many objects of each of KINDS have ids above those of before."""
    return [sum(number > last for number in ids(kind)) for kind, last in zip(KINDS, before)]


def link_info(fd, addresses, count):
    # u32 type, id, prog_id; then from 16: u64 addrs, u32 count
    info = ctypes.create_string_buffer(64)
    struct.pack_into("QI", info, 16, addresses, count)
    object_info(fd, info)
    return info


def print_addresses():
    for number in ids(LINK_GET_NEXT_ID):
        fd = by_id(LINK_GET_FD_BY_ID, number)
        info = link_info(fd, 0, 0)
        if struct.unpack_from("I", info, 0)[0] == KPROBE_MULTI:
            functions, = struct.unpack_from("I", info, 24)
            addresses = (ctypes.c_uint64 * functions)()
            link_info(fd, ctypes.addressof(addresses), functions)
            for address in addresses:
                print(f"{address:016x}")
        os.close(fd)


def verified(number):
    # u32 verified_insns is at 216 in struct bpf_prog_info
    info = ctypes.create_string_buffer(232)
    fd = by_id(PROG_GET_FD_BY_ID, number)
    object_info(fd, info)
    os.close(fd)
    return struct.unpack_from("I", info, 216)[0]


if sys.argv[1] == "addresses":
    print_addresses()
elif sys.argv[1] == "newest":
    print(*(max(ids(kind), default=0) for kind in KINDS))
elif sys.argv[1] == "verified":
    print(max(verified(number) for number in ids(PROG_GET_NEXT_ID) if number > int(sys.argv[3])))
else:
    earlier = [int(number) for number in sys.argv[2:]]
    while sys.argv[1] == "appear" and newer(earlier)[1] == 0:
        pass
    print(*newer(earlier))
