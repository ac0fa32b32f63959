#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Random programs are all accepted by the kernel and print what C++ says they must.
# COUNT=10000 SEED=2 for a long run; the programs of one run are always the same.
# FIRST=5000 begins with that one. BATCH=8 of them are put into one text, as starting
# takes longer than they do. Those that the compiler refuses as too large
# are counted and said; more than one of fifty is a failure.
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
