#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# a second copyin() of a size that only index() knows loads, although the first one may have taken all memory
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'string w; int x;
	BEGIN { trace(copyin(arg0, x & 15)); trace(copyin(arg0 + x, index(w, execname))); }
	BEGIN { this->n = 256; alloca(this->n); copyin(arg0, index(w, execname)); printf("no memory\n"); }
	BEGIN { w = execname; copyin(arg0, index(w, execname)); printf("end\n"); exit(0); }'
same "after faults" "$(cat out)" "end"
