#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# bpftool reads all of the description of the kernel's variables, on top of the running kernel's BTF.
. "$(dirname "$0")/common.sh"

command -v bpftool >/dev/null || { echo "bpftool is not installed"; exit 77; }
status 1 dtrace -x varspath="$dir" -qn 'BEGIN { trace(`no_such_variable); }'
id=$(grep -o '[0-9a-f]*\.btf' err | head -n 1)
blob=$(dirname "$(readlink -f "$(command -v dtrace)")")/../lib/dtrace/vars/$id
status 0 bpftool -B /sys/kernel/btf/vmlinux btf dump file "$blob"
wanted=$(awk '/^section/ { table = 1; next } /^in all/ { exit } table { gsub(",", ""); n += $2 } END { print n }' \
	"${blob%.btf}.txt")
same "variables" "$(grep -c '^\[[0-9]*\] VAR ' out)" "$wanted"
grep -q "VAR 'panic_timeout' type_id=[1-9][0-9]*, linkage=global" out || fail "panic_timeout is not there"
