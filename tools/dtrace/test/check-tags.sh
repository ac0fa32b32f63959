#!/bin/sh
# SPDX-License-Identifier: GPL-2.0
# Each tag of base/diag_tags.def has a golden test err.TAG.claim.d, or warn.TAG.claim.d if the tag is a warning.
# No test names another tag. Each error that these tests show has a help line, which says what to do.
cd "$(dirname "$0")/.." || exit 1
status=0
tags=$(sed -n 's/^DIAG(\([A-Z_]*\),.*/\1/p' base/diag_tags.def)
for tag in $tags; do
	[ -n "$(find test/golden \( -name "err.$tag.*.d" -o -name "warn.$tag.*.d" \) -print -quit)" ] ||
		{ echo "check-tags: no test err.$tag.*.d"; status=1; }
	grep -rqE "Tag::$tag\b" --include='*.cc' base lex parse dlib typed check probe gen link command_line.cc ||
		{ echo "check-tags: nothing reports $tag"; status=1; }
done
find test/golden \( -name 'err.*.d' -o -name 'warn.*.d' \) | sort | {
	while read -r test; do
		tag=$(basename "$test"); tag=${tag#*.}; tag=${tag%%.*}
		echo "$tags" | grep -qx "$tag" || { echo "check-tags: $test names an unknown tag"; status=1; }
		grep -q "\[$tag\]" "$test" || { echo "check-tags: $test does not show its tag"; status=1; }
	done
	exit $status
} || status=1

# Errors without a help line: TAG WHY.
exceptions='
D_ARGS_IDX the reason says which numbers are valid; what a probe has is in a help line
D_DECL_ARRSUB the reason says which sizes are valid
D_DECL_BFCONST the reason says how many bits are valid
D_DECL_BFSIZE the reason says how many bits are valid
D_LLQUANT_FACTORVAL the reason says which values are valid
D_LLQUANT_HMAGVAL the reason says which values are valid, or which of the two must be lower
D_LLQUANT_LOWVAL the reason says which values are valid
D_LLQUANT_NSTEPVAL the reason says which values are valid
D_LQUANT_BASEVAL the reason says which values are valid
D_LQUANT_LIMVAL the reason says which values are valid
D_LQUANT_MISMATCH the reason says which of the two must be lower
D_LQUANT_STEPVAL the reason says which values are valid
D_OFFSETOF_TYPE the reason says what is expected, and of which type this is
D_PRAGERR the program itself says what is wrong
D_STACK_SIZE the reason says which sizes are valid
D_TRACEMEM_SIZE the reason says which sizes are valid
D_USTACK_FRAMES the reason says which sizes are valid
D_USTACK_STRSIZE the reason says which sizes are valid
'

# A help line is indented, and neither a line of the source, under which a caret stands, nor the caret.
without_help() {
	find test/golden -name 'err.*.d' | sort | xargs awk '
		function line_ends() { helps += held != ""; held = "" }
		function error_ends() { line_ends(); if (tag != "" && !helps) print tag, at; tag = "" }
		FNR == 1 { error_ends() }
		/^(dtrace)?: .*\[D_[A-Z_]*\]/ {
			error_ends()
			match($0, /\[D_[A-Z_]*\]/)
			tag = substr($0, RSTART + 1, RLENGTH - 2); at = FILENAME; helps = 0
			next
		}
		/^ *\^~*$/ { held = ""; next }
		/^  / { line_ends(); held = $0 == "  expanded from:" ? "" : $0; next }
		{ error_ends() }
		END { error_ends() }'
}
found=$(without_help | sort -u)
for tag in $(echo "$exceptions" | sed 's/ .*//'); do
	echo "$found" | grep -q "^$tag " || { echo "check-tags: $tag needs no exception"; status=1; }
done
echo "$found" | {
	while read -r tag test; do
		echo "$exceptions" | grep -q "^$tag " && continue
		echo "check-tags: an error $tag has no help line in $test"
		status=1
	done
	exit $status
} || status=1
exit $status
