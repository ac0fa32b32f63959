#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The headers of a program claim sections of 10 GB, which are there as holes, or sections beyond the end of the file, or
# too many of them: the stack is walked, and memory is bounded.
# shellcheck disable=SC2016,SC2034 # D, not shell; variables for hostile.bash
. "$(dirname "$0")/hostile.bash"
build calls calls.cc
cat >break.py <<'PYTHON'
import struct, sys
how, section, out = sys.argv[1:]
data = bytearray(open("calls", "rb").read())
(at,), (count,), (names,) = (struct.unpack_from(f, data, i) for f, i in (("<Q", 40), ("<H", 60), ("<H", 62)))
offset = struct.unpack_from("<Q", data, at + 64 * names + 24)[0]
for header in range(at, at + 64 * count, 64):
    name = offset + struct.unpack_from("<I", data, header)[0]
    if data[name:data.index(0, name)].decode() == section:
        struct.pack_into("<QQ", data, header + 24, *{"hole": (len(data), 10 << 30), "beyond": (1 << 62, 1 << 62)}[how])
if section == "headers":
    struct.pack_into("<Q", data, 40, 1 << 62 if how == "beyond" else at)
    struct.pack_into("<HHH", data, 58, 64, 0xffff, 0xfffe)
with open(out, "wb") as file:
    file.write(data)
    file.truncate(len(data) + (10 << 30 if how == "hole" else 0))
PYTHON
for how in hole beyond; do
	for section in .symtab .strtab .eh_frame .eh_frame_hdr .dynsym .note.gnu.build-id headers; do
		python3 break.py $how $section broken
		chmod 755 broken
		to_nobody
		victim=(./broken)
		traces "$stack"
		grep -q 'broken`' out || { cat out err; fail "$section, $how: no stack"; }
		rm broken
	done
done
