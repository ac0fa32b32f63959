#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -S shows code as compiled, linked and loaded, and that of trampolines. -x disasm selects among these.
. "$(dirname "$0")/common.sh"

# What only one of the listings has. Compiled code alone has the layout of records.
declare -A headline=(
	[1]='^record of clause 0: '
	[2]='^program 0, [0-9]+ instructions'
	[4]='^dt_program_0 as loaded, [0-9]+ instructions'
	[8]='^trampoline 0, [0-9]+ instructions'
)
for bits in 1 2 4 8 6 15; do
	status 0 dtrace -S -x disasm=$bits -qn 'BEGIN { trace(execname); exit(0); }'
	for bit in 1 2 4 8; do
		shown=$(grep -Ec "${headline[$bit]}" err || true)
		[ "$shown" = $((bits & bit ? 1 : 0)) ] || { cat err; fail "disasm=$bits: $shown listings $bit"; }
	done
done
# -S alone is 1.
status 0 dtrace -S -qn 'BEGIN { trace(execname); exit(0); }'
grep -Eq "${headline[1]}" err
for bit in 2 4 8; do [ "$(grep -Ec "${headline[$bit]}" err)" = 0 ]; done
