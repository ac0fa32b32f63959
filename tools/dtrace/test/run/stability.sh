#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -lv says how stable a probe and its arguments are, and -v says this of what a program relies on.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# attributes NAME DATA CLASS: their three lines
attributes() { printf '\t\tIdentifier Names: %s\n\t\tData Semantics:   %s\n\t\tDependency Class: %s\n' "$@"; }

status 0 dtrace -lv -n dtrace:::BEGIN
same "-lv" "$(tail -n +3 out)" "
	Probe Description Attributes
$(attributes Private Private Unknown)

	Argument Attributes
$(attributes Stable Stable Common)

	Argument Types
		None"

status 0 dtrace -v -n 'dtrace:::BEGIN { trace(curthread == NULL); exit(0); }'
same "-v" "$(sed '/^CPU/,$d' out)" "
Stability attributes for description dtrace:::BEGIN :

	Minimum Probe Description Attributes
$(attributes Stable Stable Common)

	Minimum Statement Attributes
$(attributes Stable Private Common)"
echo 'BEGIN { exit(0); }' >end.d
status 0 dtrace -vs end.d
grep -qx 'Stability attributes for script end.d:' out || { cat out; fail "a script has its name"; }
for how in -q '-x oformat=json'; do
	# shellcheck disable=SC2086 # two words
	status 0 dtrace -v $how -s end.d
	same "lines about it with $how" "$(grep -c Stability out)" 0
done
