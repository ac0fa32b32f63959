#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# If a static probe has as many programs as the kernel allows, the error names the probe and the reason.
. "$(dirname "$0")/common.sh"
load_kernel sdt_test
tests=$OLDPWD

# Kernels number the types differently.
status 0 dtrace -qn 'BEGIN { printf("%d %d", BPF_PROG_TYPE_DTRACE, BPF_TRACE_SDT); exit(0); }'
types=$(cat out)
# with_links COMMAND...: while 64 links are on sdt_test:args1
with_links() {
	python3 - "$tests" "$types" "$@" <<'PYTHON'
import ctypes, struct, subprocess, sys
sys.path.insert(0, sys.argv[1])
from bpf import bpf
PROG_LOAD, LINK_CREATE = 5, 28
TYPE_DTRACE, TRACE_SDT = (int(number) for number in sys.argv.pop(2).split())
keep = [ctypes.create_string_buffer(text) for text in (b"GPL", b"sdt_test", b"args1", struct.pack("=QQ", 0xb7, 0x95))]
license, provider, name, code = (ctypes.addressof(text) for text in keep)
program = bpf(PROG_LOAD, struct.pack("=IIQQ", TYPE_DTRACE, 2, code, license))
for _ in range(64):
    bpf(LINK_CREATE, struct.pack("=IIIIQQQII", program, 0, TRACE_SDT, 0, provider, name, 0, 0, 0))
sys.exit(subprocess.run(sys.argv[2:]).returncode)
PYTHON
}
status 1 with_links dtrace -n 'sdt:sdt_test::args0, sdt:sdt_test::args1 { exit(0); }'
same "what it says" "$(cat err)" \
	"dtrace: cannot enable sdt:sdt_test:sdt_test_args:args1: 64 programs are attached to it, and the kernel allows no more"
