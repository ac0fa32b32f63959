#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Scripts in the style of the well-known collections run unchanged, and print what their users expect.
#
# Each file in scripts/ is a D script, a line "==== STATUS ARGUMENTS..." with the exit status of dtrace and with
# arguments of its command line, and the whole output: what it prints, then its messages. Several such parts are several
# runs.
. "$(dirname "$0")/common.sh"
scripts=$OLDPWD/scripts

# What the workloads use.
cc -O1 -pthread -o functions "$OLDPWD/functions.c"
printf '%s\n' one two three four >data
for count in 1 2 3; do head -c $((count * 1000)) /dev/zero >zeros$count; done

bad=0
for file in "$scripts"/*.d; do
	name=${file##*/}
	awk -v name="$name" '
		/^==== / { n++; print substr($0, 6) >(name "." n ".run"); printf "" >(name "." n ".wanted"); next }
		{ print >(n ? name "." n ".wanted" : name) }' "$file"
	for run in "$name".*.run; do
		rc=0
		read -r wanted arguments <"$run"
		: >out
		: >err
		eval "dtrace -s $name $arguments" >>out 2>>err </dev/null || rc=$?
		sed -i '${/^$/d}' out
		cat err >>out
		cmp -s "${run%.run}.wanted" out && [ "$rc" = "$wanted" ] && continue
		echo "$run: status $rc, wanted $wanted"
		diff "${run%.run}.wanted" out || true
		bad=1
	done
done
exit $bad
