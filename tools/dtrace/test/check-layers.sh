#!/bin/sh
# SPDX-License-Identifier: GPL-2.0
# A folder includes only folders before it, and itself: base < ... < main.
cd "$(dirname "$0")/.." || exit 1
layers="base type probe lang bpf gen link run out"
status=0
allowed=
for layer in $layers; do
	allowed="${allowed:+$allowed|}$layer"
	[ -d "$layer" ] || continue
	bad=$(grep -nE '^[[:space:]]*#[[:space:]]*include "' "$layer"/*.h "$layer"/*.cc "$layer"/*.def 2>/dev/null |
		grep -vE "#[[:space:]]*include \"($allowed)/")
	if [ -n "$bad" ]; then
		echo "check-layers: $layer/ may include only: $(echo "$allowed" | tr '|' ' ')"
		echo "$bad"
		status=1
	fi
done
exit $status
