#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The kernel's own BTF check accepts all of the description of its variables, and rejects a corrupted one.
. "$(dirname "$0")/common.sh"

load="$OLDPWD/btf_load.py"
command -v python3 >/dev/null || { echo "python3 is not installed"; exit 77; }
status 1 dtrace -x varspath="$dir" -qn 'BEGIN { trace(`no_such_variable); }'
id=$(grep -o '[0-9a-f]*\.btf' err | head -n 1)
blob=$(dirname "$(readlink -f "$(command -v dtrace)")")/../lib/dtrace/vars/$id
status 0 python3 "$load" /sys/kernel/btf/vmlinux "$blob"
grep -q ' bytes are BTF$' out || fail "$(cat out)"
# The kind of its first type becomes one that there is not.
status 1 python3 "$load" /sys/kernel/btf/vmlinux "$blob" 7
grep -q 'Invalid\|invalid' out || { cat out; fail "no reason is given"; }
