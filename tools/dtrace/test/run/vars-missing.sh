#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Without the description of the kernel's variables, or with that of another kernel, only per-CPU variables exist.
. "$(dirname "$0")/common.sh"

status 0 dtrace -x varspath="$dir" -qn 'BEGIN { trace(`runqueues.cpu == cpu); exit(0); }'
same "per-CPU" "$(tr -d ' ' <out)" 1
status 1 dtrace -x varspath="$dir" -qn 'BEGIN { trace(`total_forks); exit(0); }'
grep -q "only per-CPU variables are known: there is no $dir/[0-9a-f]*.btf; dtrace-vars makes it" err ||
	{ cat err; fail "not told"; }

# Two digits of the build id within the right file are changed.
id=$(grep -o '[0-9a-f]*\.btf' err | head -n 1)
id=${id%.btf}
other=00${id#??}
[ "$other" != "$id" ] || other=11${id#??}
sed "s/build-id:$id/build-id:$other/" "$(dirname "$(readlink \
	-f "$(command -v dtrace)")")/../lib/dtrace/vars/$id.btf" >"$id.btf"
status 1 dtrace -x varspath="$dir" -qn 'BEGIN { trace(`total_forks); exit(0); }'
grep -q "$id.btf is of another kernel or module: its build id is $other, not $id" err ||
	{ cat err; fail "not refused"; }
