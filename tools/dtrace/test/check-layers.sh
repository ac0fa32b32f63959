#!/bin/sh
# SPDX-License-Identifier: GPL-2.0
# A folder includes only itself and the folders before it: base < ... < main. Its namespace has its name.
# The folders that all stages share (base, type, probe) use namespace dt. vars/ is a separate program; from
# type/, it uses only the format that it writes.
cd "$(dirname "$0")/.." || exit 1
layers="base os type probe lex ast parse dlib typed check bpf gen link run rec out"
shared=" base type probe "
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

# check_namespace FOLDER NAMESPACE
check_namespace() {
	bad=$(grep -nE '^namespace dt\b' "$1"/*.h "$1"/*.cc | grep -vE ":namespace $2(::[a-z]+)? \{$")
	if [ -n "$bad" ]; then
		echo "check-layers: $1/ has namespace $2"
		echo "$bad"
		status=1
	fi
}

allowed=
for layer in $layers; do
	allowed="${allowed:+$allowed|}$layer"
	check "$layer" "$allowed"
	case $shared in
	*" $layer "*) check_namespace "$layer" dt ;;
	*) check_namespace "$layer" "dt::$layer" ;;
	esac
done
check vars "base|type|vars"
check_namespace vars dt::vars

# Stages take the values of those before them, and do not call them: of gen/ only headers of values are included.
bad=$(grep -nE '^#include "gen/' link/* run/* rec/* out/* | grep -vE '"gen/(unit|layout|agg_layout|agg_buckets|frame|source_lines)\.h"')
if [ -n "$bad" ]; then
	echo "check-layers: link/, run/, rec/ and out/ take what gen/ has made"
	echo "$bad"
	status=1
fi
exit $status
