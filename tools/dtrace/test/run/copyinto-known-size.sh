#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The kernel accepts a copy whose size only the verifier knows to be constant, to an address known at run time.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'int a[64]; string w;
	BEGIN { trace(`init_task.comm == execname); }
	BEGIN { copyinto(arg1, index(w, execname), &a[curthread->in_execve]); }
	BEGIN { exit(0); }'
same output "$(cat out)" "0"
same messages "$(sed 's/.*(dtrace:::BEGIN): //; s/pc [0-9]*/pc N/' err)" \
	"invalid size (-1) at BPF pc N, at -n:3: copyinto(arg1, index(w, execname), &a[curthread->in_execve])"
