#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Random programs are all accepted by the kernel and print what C++ says they must.
# COUNT=10000 SEED=2 for a long run; the programs of one run are always the same.
# FIRST=5000 begins with that one. Those that the compiler refuses as too large
# are counted and said; more than one of fifty is a failure.
. "$(dirname "$0")/common.sh"

seed=${SEED:-1} count=${COUNT:-40} first=${FIRST:-0}
random=$(dirname "$(readlink -f "$(command -v dtrace)")")/random
[ -x "$random" ] || { echo "no program 'random' beside dtrace; make random"; exit 77; }

"$random" . "$seed" "$count"
bad=0 refused=0
for ((i = first; i < count; i++)); do
	name=$seed-$i rc=0
	dtrace -x errtags -s "$name.d" >out 2>err </dev/null || rc=$?
	if [ $rc = 1 ] && grep -qF '[D_TOO_LARGE]' err; then
		refused=$((refused + 1))
		continue
	fi
	if [ $rc != 0 ] || ! cmp -s out "$name.expected"; then
		echo "program $name: status $rc"
		cat err
		diff "$name.expected" out | head -4
		grep -v '^#' "$name.d"
		bad=$((bad + 1))
		[ $bad -lt 3 ] || break
	fi
done
echo "$((i - first)) programs, $bad wrong, $refused refused as too large"
[ $bad = 0 ] && ((refused * 50 <= count - first))
