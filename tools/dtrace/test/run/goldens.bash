# SPDX-License-Identifier: GPL-2.0
# shellcheck shell=bash
# Sourced before common.sh, which leaves this directory. The tests that load the programs of the
# generator's goldens share this code.

# Nothing but dtrace is started for each: an emulated guest takes a tenth of a second for a process, and
# sed, grep and their like were half of the time.

# There may be no goldens for this processor only.
shopt -s nullglob

# split FILE: its program, to program.d; the options of its first line, to the array options
split() {
	local line lines
	mapfile -t lines <"$1"
	options=()
	if [[ ${lines[0]} == '//! '* ]]; then read -r -a options <<<"${lines[0]#//! }"; fi
	for line in "${lines[@]}"; do
		case $line in '==== '*) break ;; esac
		printf '%s\n' "$line"
	done >program.d
}

# Those about what only the kernel of the goldens has, or a process; no others may be left out. usdt-declared loads a
# program like static-probe-declared.d.
is_elsewhere() {
	case $1 in
	kernel-variable*.d | per-cpu*.d | static-probe-declared.d | static-probe-runs-a-program.d) ;;
	print-of-enums-and-bit-fields.d | trace-of-an-array.d) ;;
	*) return 1 ;;
	esac
}

# judge: reads the error output; true if the kernel lacks what the program is about. What is said of a program
# that runs (warnings, faults and losses) is well; other messages are counted in wrong.
judge() {
	local line
	wrong=0
	while IFS= read -r line; do
		# What only the kernel of the goldens has; another may have a variable of that name while it starts.
		case $line in
		*'no type information is available for'* | *': Unknown symbol name'* | *'is not a member of struct '* | *'is no longer there' | \
			*'does not match any probes') return 0 ;;
		'dtrace: error in dt_clause_'* | 'dtrace: further errors in dt_clause_'* | 'dtrace: warning: '*) ;;
		'dtrace: '*) [[ $line =~ ^'dtrace: '[0-9]+' ' ]] || wrong=$((wrong + 1)) ;;
		esac
	done
	return 1
}

# load_goldens N OF: each OF-th golden from number N on. The kernel's verifier must take it.
load_goldens() {
	local all=("$OLDPWD"/../golden/gen/*.d "$OLDPWD"/../golden/gen/"$(uname -m)"/*.d) i name options program wrong rc \
		loaded=0 skipped=0 bad=0
	for ((i = $1; i < ${#all[@]}; i += $2)); do
		name=${all[i]##*/}
		# destructive-signals.d would stop the tracer.
		case $name in err.* | destructive-signals.d) continue ;; esac
		split "${all[i]}"
		# The word after -n stands for the program: not a script, but a text of the command line.
		program=(-s program.d)
		if [ "${options[0]-}" = -n ]; then
			program=(-n "$(<program.d)")
			options=("${options[@]:2}")
		fi
		rc=0	# what exit() was given, if nothing goes wrong
		# Probes of another kernel, from files beside the goldens.
		if [[ " ${options[*]} " == *' tracefs='* ]] && is_elsewhere "$name"; then
			skipped=$((skipped + 1))
			continue
		fi
		dtrace -q "${options[@]}" "${program[@]}" -c true >out 2>err </dev/null || rc=$?
		if judge <err; then
			skipped=$((skipped + 1))
			is_elsewhere "$name" || { cat err; echo "$name: not in this kernel"; bad=1; }
			continue
		fi
		if [ "$name" = exit-computed.d ]; then rc=0; fi	# any number
		if ((wrong || rc >= 124)); then
			cat err
			echo "$name: status $rc"; bad=1
		fi
		loaded=$((loaded + 1))
	done
	echo "loaded: $loaded, not for this kernel: $skipped"
	[ $loaded -gt 0 ] || fail "no goldens in $OLDPWD/../golden/gen"
	[ $bad = 0 ] || fail "refused"
}
