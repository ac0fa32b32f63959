#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The kernel accepts all random programs, and they print what C++ computes.
# COUNT=10000 SEED=2 is a long run. The programs of one seed are always the same.
# FIRST=5000 begins with that program. BATCH=8 puts eight programs into one text,
# because starting takes longer than running. Programs that the compiler rejects as
# too large are counted and reported; more than one in fifty is a failure.
. "$(dirname "$0")/common.sh"

seed=${SEED:-1} count=${COUNT:-80} first=${FIRST:-0} batch=${BATCH:-8}
random=$(dirname "$(readlink -f "$(command -v dtrace)")")/random
[ -x "$random" ] || { echo "no program 'random' beside dtrace; make random"; exit 77; }

"$random" . "$seed" "$count" "$first" "$batch"
bad=0 refused=0 texts=0
for program in "$seed"-*.d; do
	rc=0 texts=$((texts + 1))
	dtrace -x errtags -s "$program" >out 2>err </dev/null || rc=$?
	sed -i '${/^$/d}' out
	if [ $rc = 1 ] && grep -qF '[D_TOO_LARGE]' err; then
		refused=$((refused + 1))
		continue
	fi
	if [ $rc != 0 ] || ! cmp -s out "${program%.d}.expected"; then
		echo "program $program: status $rc"
		cat err
		diff "${program%.d}.expected" out | head -4
		grep -v '^#' "$program"
		bad=$((bad + 1))
		[ $bad -lt 3 ] || break
	fi
done
echo "$((count - first)) programs in $texts texts, $bad wrong, $refused refused as too large"
[ $bad = 0 ] && ((refused * 50 <= texts))
