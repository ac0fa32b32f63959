#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -S shows the code as compiled, linked, loaded and of the trampolines.
. "$(dirname "$0")/common.sh"

for bits in 1 2 4 8 15; do
	status 0 dtrace -S -x disasm=$bits -qn 'BEGIN { trace(execname); exit(0); }'
	grep -Eq 'call |buffer_reserve' err
done
grep -q 'as loaded' err
