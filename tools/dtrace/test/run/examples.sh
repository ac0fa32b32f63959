#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Each script of examples/ shows what its first line says, for a fixed workload (test/examples).
. "$(dirname "$0")/common.sh"

scripts=$OLDPWD/../../examples checks=$OLDPWD/../examples
# The functions that checks use. trace COMMAND: the script with the command as -c.
trace() { status 0 dtrace -s "$scripts/$name.d" -c "$1"; }
expose() { status 0 dtrace -s "$scripts/$name.d" -x oformat=openmetrics -c "$1"; }
has() { grep -qE -- "$1" out || { cat out err; fail "$name: no line is like '$1'"; }; }

bad=0
mapfile -t names < <((cd "$scripts" && find . -name '*.d' | sed 's/\.d$//') | sort)
mapfile -t checked < <((cd "$checks" && find . -type f) | sort)
same "each script has a check" "${names[*]}" "${checked[*]}"
for name in "${names[@]#./}"; do
	# shellcheck disable=SC1090 # one of those
	said=$(. "$checks/$name" 2>&1) || { bad=1; echo "$name:" && echo "$said"; }
done
exit $bad
