#!/bin/sh
# SPDX-License-Identifier: GPL-2.0
# A folder includes only folders before it, and itself: base < ... < main.
# vars/ is a program of its own; of type it has the format that it writes.
cd "$(dirname "$0")/.." || exit 1
layers="base type probe lang bpf gen link run out"
status=0

# check FOLDER ALLOWED|ALLOWED...
check() {
	[ -d "$1" ] || return
	bad=$(grep -nE '^[[:space:]]*#[[:space:]]*include "' "$1"/*.h "$1"/*.cc "$1"/*.def 2>/dev/null |
		grep -vE "#[[:space:]]*include \"($2)/")
	if [ -n "$bad" ]; then
		echo "check-layers: $1/ may include only: $(echo "$2" | tr '|' ' ')"
		echo "$bad"
		status=1
	fi
}

allowed=
for layer in $layers; do
	allowed="${allowed:+$allowed|}$layer"
	check "$layer" "$allowed"
done
check vars "base|type|vars"
exit $status
