# SPDX-License-Identifier: GPL-2.0
# shellcheck shell=bash
# shellcheck disable=SC2034 # bad is for those who source this file
#
# Functions with which suites and checks test commands. Source this file after
# lib.sh. Files of a test go to $tmp, which is removed at the end. `exit $bad`
# ends the script.

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
bad=0

# claim WHAT COMMAND...: print a line of TAP, and the output of COMMAND if it fails. The output is in $tmp/said.
claim() {
	local what=$1 earlier=$bad
	shift
	# expect() reports a failure by this variable.
	bad=0
	if "$@" >"$tmp/said" 2>&1 </dev/null && ((bad == 0)); then
		echo "ok $what"
		bad=$earlier
	else
		sed 's/^/# /' "$tmp/said"
		echo "not ok $what"
		bad=1
	fi
}

# status N COMMAND...: COMMAND must end with status N.
status() {
	local want=$1 rc=0
	shift
	"$@" || rc=$?
	[ "$rc" = "$want" ] || { echo "status $rc instead of $want: $*" && return 1; }
}

# expect STATUS TEXT... -- COMMAND...: COMMAND must end with STATUS and print each TEXT.
expect() {
	local want=$1 said text texts=() wrong=0
	shift
	while [ "$1" != -- ]; do texts+=("$1") && shift; done
	shift
	said=$(status "$want" "$@" 2>&1 </dev/null) || wrong=1
	for text in "${texts[@]}"; do
		grep -qF -- "$text" <<<"$said" || { said+=$'\n'"not said: $text" && wrong=1; }
	done
	((wrong == 0)) || { printf '%s\n' "$said" && bad=1; }
}
