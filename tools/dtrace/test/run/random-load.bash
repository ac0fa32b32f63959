# SPDX-License-Identifier: GPL-2.0
# shellcheck shell=bash
# Sourced before common.sh, which leaves this directory. The tests that load random programs share this code.

# load_random FIRST END: the kernel must accept these programs of SEED (default 1). Most of them read and write memory
# in all forms, the others are like those of random-programs. `./test load` loads more of them.
load_random() {
	local load
	load=$(dirname "$(readlink -f "$(command -v dtrace)")")/random_load
	[ -x "$load" ] || { echo "no program 'random_load' beside dtrace; make random-load"; exit 77; }
	"$load" "${SEED:-1}" "$2" "$1"
}
