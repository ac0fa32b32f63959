# SPDX-License-Identifier: GPL-2.0
# shellcheck shell=bash
# Sourced before common.sh, which leaves this directory, by the tests that load the programs of the
# generator's goldens, which share them.

# load_goldens N OF: each OF-th golden from number N on. The kernel's verifier must take it.
load_goldens() {
	local all=("$OLDPWD"/../golden/gen/*.d) i golden name options rc loaded=0 bad=0
	for ((i = $1; i < ${#all[@]}; i += $2)); do
		golden=${all[i]} name=${all[i]##*/}
		case $name in err.*) continue ;; esac
		sed '/^==== /,$d' "$golden" >program.d
		options=()
		if [[ $(head -n 1 program.d) == '//! '* ]]; then read -r -a options < <(sed '1s/^\/\/! //;q' program.d); fi
		rc=0	# what exit() was given, if nothing goes wrong
		timeout 30 dtrace -q "${options[@]}" -s program.d -c true >out 2>err </dev/null || rc=$?
		# What only the kernel of the goldens has; another may have a variable of that name while it starts.
		if grep -qE 'no type information is available for|is not a member of struct |is no longer there$' err; then
			continue
		fi
		# What is said of a program that runs: warnings, faults and losses.
		grep '^dtrace: ' err | grep -Ev '^dtrace: ([0-9]+ |error in dt_clause_|warning: )' >wrong || true
		if [ "$name" = exit-computed.d ]; then rc=0; fi	# any number
		if [ -s wrong ] || [ $rc -ge 124 ]; then
			cat err
			echo "$name: status $rc"; bad=1
		fi
		loaded=$((loaded + 1))
	done
	[ $loaded -gt 0 ] || fail "no goldens in $OLDPWD/../golden/gen"
	[ $bad = 0 ] || fail "refused"
}
