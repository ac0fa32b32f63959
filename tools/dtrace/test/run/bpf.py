# SPDX-License-Identifier: GPL-2.0
"""The system call bpf(2), and files of BTF, for tests that ask the kernel themselves."""
import ctypes
import os
import struct

SYS_BPF = {"x86_64": 321, "aarch64": 280}[os.uname().machine]
OBJ_GET_INFO_BY_FD = 15
BTF_HEADER = struct.Struct("=HBBIIIII")  # magic, version, flags, hdr_len, type_off, type_len, str_off, str_len

libc = ctypes.CDLL(None, use_errno=True)


def bpf(command, attr):
    """What the call returned; attr is bytes, or a buffer of ctypes that the kernel writes to. OSError if it failed."""
    result = libc.syscall(SYS_BPF, command, attr, len(attr))
    if result < 0:
        error = ctypes.get_errno()
        raise OSError(error, f"bpf({command}): {os.strerror(error)}")
    return result


def by_id(command, number):
    """A descriptor of the object with that id; command is one of BPF_*_GET_FD_BY_ID."""
    return bpf(command, struct.pack("III", number, 0, 0))


def object_info(fd, info):
    """Has the kernel fill info, a buffer of ctypes, with what it knows of an object."""
    bpf(OBJ_GET_INFO_BY_FD, ctypes.create_string_buffer(struct.pack("IIQ", fd, len(info), ctypes.addressof(info)), 16))


def btf_sections(path):
    """The bytes of types and of names."""
    with open(path, "rb") as file:
        data = file.read()
    _, _, _, begin, type_off, type_len, str_off, str_len = BTF_HEADER.unpack_from(data)
    return [bytearray(data[begin + off:begin + off + size]) for off, size in ((type_off, type_len), (str_off, str_len))]
