#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The verifier needs few steps for a search that begins at a place known only at run time: less than a tenth of its
# limit.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
note_objects

for search in 'index(`linux_banner, "a", (int64_t)curthread->mm & 3)' \
	'rindex(`linux_banner, "a", (int64_t)curthread->mm & 3)' \
	'index(execname, probename, pid)' 'strstr(`linux_banner, execname)'; do
	status 0 dtrace -qn "BEGIN { x = $search; }" -c "python3 $bpf_objects verified ${objects_before[*]}"
	steps=$(grep . out)
	echo "$search: $steps"
	[ "$steps" -lt 100000 ] || fail "$search needs $steps steps"
done
