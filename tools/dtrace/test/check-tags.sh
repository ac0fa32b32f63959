#!/bin/sh
# SPDX-License-Identifier: GPL-2.0
# Each tag of base/diag_tags.def has a golden test err.TAG.claim.d, or warn.TAG.claim.d if the tag is a warning.
# No test names another tag.
cd "$(dirname "$0")/.." || exit 1
status=0
tags=$(sed -n 's/^DIAG(\([A-Z_]*\),.*/\1/p' base/diag_tags.def)
for tag in $tags; do
	[ -n "$(find test/golden \( -name "err.$tag.*.d" -o -name "warn.$tag.*.d" \) -print -quit)" ] ||
		{ echo "check-tags: no test err.$tag.*.d"; status=1; }
	grep -rqE "Tag::$tag\b" --include='*.cc' base lex parse dlib typed check probe gen link options.cc ||
		{ echo "check-tags: nothing reports $tag"; status=1; }
done
find test/golden \( -name 'err.*.d' -o -name 'warn.*.d' \) | sort | {
	while read -r test; do
		tag=$(basename "$test"); tag=${tag#*.}; tag=${tag%%.*}
		echo "$tags" | grep -qx "$tag" || { echo "check-tags: $test names an unknown tag"; status=1; }
		grep -q "\[$tag\]" "$test" || { echo "check-tags: $test does not show its tag"; status=1; }
	done
	exit $status
}
